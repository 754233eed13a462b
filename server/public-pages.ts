import type { PageName } from '../domain/platform/page-routes.ts'
import { writeBarMenu } from './bar/bar-page-writer.ts'
import {
  writeContacts,
  writeDailyMenu,
  writeHome,
  writeNews,
  writeText,
} from './content/public-pages/content-writers.ts'
import type { PageWriter } from './content/public-pages/page-writer.ts'

/** Who writes what a public page says without a script. */
export const PAGE_WRITERS: Readonly<Partial<Record<PageName, PageWriter>>> = {
  home: writeHome,
  dailyMenu: writeDailyMenu,
  news: writeNews,
  bar: writeBarMenu,
  contacts: writeContacts,
  restaurant: writeText('restaurant'),
  parking: writeText('parking'),
  services: writeText('services'),
  search: writeText('prices'),
  map: writeText('prices'),
  personalData: writeText('personal-data'),
  purposes: writeText('purposes'),
}
