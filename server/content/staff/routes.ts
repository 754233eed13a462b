import type { ContentFacts } from '../content-facts.ts'
import { deleteDish } from './delete-dish.ts'
import { deleteNews } from './delete-news.ts'
import { getMenuOfDay } from './get-menu-of-day.ts'
import { getPageToEdit } from './get-page-to-edit.ts'
import { listDishes } from './list-dishes.ts'
import { listNewsToEdit } from './list-news-to-edit.ts'
import { listPagesToEdit } from './list-pages-to-edit.ts'
import { publishDish } from './publish-dish.ts'
import { publishNews } from './publish-news.ts'
import { saveDish } from './save-dish.ts'
import { saveNews } from './save-news.ts'
import { savePage } from './save-page.ts'
import { setDailyMenu } from './set-daily-menu.ts'
import { setDishSoldOut } from './set-dish-sold-out.ts'
import { setSeaConditions } from './set-sea-conditions.ts'
import { uploadPhoto } from './upload-photo.ts'

/** How the resort's people change what guests read. */
export const staffContentHandlers = (facts: ContentFacts) => [
  listDishes,
  saveDish,
  publishDish,
  setDishSoldOut,
  deleteDish,
  getMenuOfDay,
  setDailyMenu,
  listNewsToEdit,
  saveNews,
  publishNews,
  deleteNews,
  listPagesToEdit,
  getPageToEdit,
  savePage,
  setSeaConditions,
  uploadPhoto(facts),
]
