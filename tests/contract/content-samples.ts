const words = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })
const day = '2027-07-20'

const dish = {
  restaurant: 1,
  course: 'second',
  name: words('Tonno al sesamo'),
  description: words('Scottato, con fagioli all’olio'),
  cents: 1900,
  allergens: ['fish', 'sesame'],
  traces: ['gluten'],
  isFrozen: false,
  isAlcoholic: false,
  photoId: null,
  art: 'tuna',
}
const news = {
  kind: 'event',
  title: words('Cena in riva con i cani'),
  text: words('Tavoli dalle 20:00.'),
  day,
  from: '2027-07-01',
  to: day,
  photoId: null,
}

/** One right input for every call of the content that guests may make. */
export const CONTENT_SAMPLES = {
  getPage: { slug: 'purposes', language: 'it' },
  listInfoPages: { language: 'it' },
  getResort: {},
  getDailyMenu: { day, restaurant: '1', language: 'it' },
  listNews: { language: 'it' },
  getSeaConditions: {},
  getLiveStreaming: {},
  getWebcam: {},
}

/** One right input for every call by which the resort's people change it. */
export const CONTENT_STAFF_SAMPLES = {
  listDishes: {},
  saveDish: { dishId: 1, revision: 1, dish },
  publishDish: { dishId: 1, revision: 1 },
  unpublishDish: { dishId: 1, revision: 1 },
  setDishSoldOut: { dishId: 1, isSoldOut: true },
  deleteDish: { dishId: 987_654_321 },
  getMenuOfDay: { day, restaurant: '1' },
  setDailyMenu: {
    day,
    restaurant: 1,
    revision: '00b1d3f6a6a1b2c3',
    menu: { dishIds: [1], note: { title: words('30 €'), text: words('A pranzo') } },
  },
  listNewsToEdit: {},
  saveNews: { newsId: 1, revision: 1, news },
  publishNews: { newsId: 1, revision: 1, isPublished: true },
  deleteNews: { newsId: 987_654_321 },
  listPagesToEdit: {},
  getPageToEdit: { slug: 'parking' },
  savePageDraft: {
    slug: 'parking',
    page: { title: words('Parcheggio'), markdown: words('È **all’ombra**.') },
    version: null,
  },
  discardPageDraft: { slug: 'parking', version: 4711 },
  publishPage: { slug: 'parking', version: 4711, revision: 'none' },
  listPagePublications: { slug: 'parking' },
  getPagePublication: { publicationId: '4711' },
  restorePage: { publicationId: 4711, revision: 'none' },
  undoPagePublish: { publicationId: 4711 },
  listCourses: {},
  saveCourse: { courseId: 1, revision: 1, course: { name: words('Primo'), plural: words('Primi'), isHidden: false } },
  deleteCourse: { courseId: 1, revision: 1 },
  orderCourses: { before: [1, 2], after: [2, 1] },
  undoContentChange: { changeId: 4711 },
  getSeaToEnter: {},
  setSeaConditions: {
    airCelsius: 29,
    waterCelsius: 24,
    windKnots: 9,
    windFrom: 'SW',
    wave: 'calm',
    sky: 'clear',
    flag: 'white',
  },
  uploadPhoto: { dataUrl: 'data:image/png;base64,AAAA' },
}
