import type { ContentFacts } from '../content-facts.ts'
import { discardPageDraft } from '../pages/discard-page-draft.ts'
import { getPagePublication } from '../pages/get-page-publication.ts'
import { getPageToEdit } from '../pages/get-page-to-edit.ts'
import { listPagePublications } from '../pages/list-page-publications.ts'
import { listPagesToEdit } from '../pages/list-pages-to-edit.ts'
import { publishPage } from '../pages/publish-page.ts'
import { restorePage } from '../pages/restore-page.ts'
import { savePageDraft } from '../pages/save-page-draft.ts'
import { undoPagePublish } from '../pages/undo-page-publish.ts'
import { deleteCourse } from './delete-course.ts'
import { deleteDish } from './delete-dish.ts'
import { deleteNews } from './delete-news.ts'
import { getMenuOfDay } from './get-menu-of-day.ts'
import { getSeaToEnter } from './get-sea-to-enter.ts'
import { listCourses } from './list-courses.ts'
import { listDishes } from './list-dishes.ts'
import { listNewsToEdit } from './list-news-to-edit.ts'
import { orderCourses } from './order-courses.ts'
import { publishDish } from './publish-dish.ts'
import { publishNews } from './publish-news.ts'
import { saveCourse } from './save-course.ts'
import { saveDish } from './save-dish.ts'
import { saveNews } from './save-news.ts'
import { setDailyMenu } from './set-daily-menu.ts'
import { setDishSoldOut } from './set-dish-sold-out.ts'
import { setSeaConditions } from './set-sea-conditions.ts'
import { undoContentChange } from './undo-content-change.ts'
import { unpublishDish } from './unpublish-dish.ts'
import { uploadPhoto } from './upload-photo.ts'

/** How the resort's people change what guests read. */
export const staffContentHandlers = (facts: ContentFacts) => [
  listDishes,
  saveDish,
  publishDish,
  unpublishDish,
  setDishSoldOut,
  deleteDish,
  getMenuOfDay,
  setDailyMenu,
  listNewsToEdit,
  saveNews,
  publishNews,
  deleteNews,
  listCourses,
  saveCourse,
  deleteCourse,
  orderCourses,
  undoContentChange,
  listPagesToEdit,
  getPageToEdit,
  savePageDraft,
  discardPageDraft,
  publishPage,
  listPagePublications,
  getPagePublication,
  restorePage,
  undoPagePublish,
  getSeaToEnter(facts),
  setSeaConditions,
  uploadPhoto(facts),
]
