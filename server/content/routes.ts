import type { ContentFacts } from './content-facts.ts'
import { getDailyMenu } from './get-daily-menu.ts'
import { getLiveStreaming } from './get-live-streaming.ts'
import { getPage } from './get-page.ts'
import { getResort } from './get-resort.ts'
import { getSeaConditions } from './get-sea-conditions.ts'
import { getWebcam } from './get-webcam.ts'
import { listInfoPages } from './list-info-pages.ts'
import { listNews } from './list-news.ts'
import { staffContentHandlers } from './staff/routes.ts'

export const contentHandlers = (facts: ContentFacts) => [
  getPage(facts),
  listInfoPages,
  getResort(facts),
  getDailyMenu,
  listNews,
  getSeaConditions(facts),
  getLiveStreaming(facts),
  getWebcam(facts),
  ...staffContentHandlers(facts),
]
