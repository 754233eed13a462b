const words = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })
const gluten = (text: string) => [{ allergen: 'gluten', isTrace: false, detail: words(text) }]

const draft = {
  categoryId: 1,
  name: words('Crostino'),
  description: words('Pane e olio'),
  cents: 450,
  station: 'kitchen',
  prepSeconds: 90,
  art: 'toast',
  photoId: null,
  allergens: gluten('grano'),
  diet: 'vegan',
  isGlutenFree: false,
  isFrozen: false,
  isAlcoholic: false,
  optionGroups: [
    {
      id: 1,
      name: words('Pane'),
      least: 1,
      most: 1,
      options: [{ id: 1, name: words('Integrale'), cents: 30, allergens: gluten('grano') }],
    },
  ],
}
const seen = { orderId: 4711, status: 'received' }

/** One right input for every call of the bar that anybody may make. */
export const BAR_SAMPLES = {
  getBarMenu: { language: 'it' },
  getBarState: {},
  resolvePlace: { code: 'D3' },
  getDeliveryPlaces: {},
}

/** The same for the bar's people. */
export const BAR_STAFF_SAMPLES = {
  getBarBoard: {},
  sellAtBar: {
    code: null,
    name: 'Rossi',
    items: [{ itemId: 1, quantity: 2, optionIds: [] }],
    note: 'Con due cucchiaini',
    paid: { tender: 'cash', tenderedCents: 500 },
    totalCents: 300,
  },
  acceptBarOrder: seen,
  delayBarOrder: { ...seen, promisedAt: '2027-07-20T10:12:00.000Z', minutes: 5 },
  rejectBarOrder: { ...seen, reason: 'sold_out', text: 'Finito proprio adesso.' },
  readyBarOrder: { ...seen, station: 'kitchen' },
  deliverBarOrder: { orderId: 4711, status: 'ready', dueCents: 1800 },
  assignRunner: { ...seen, runnerId: 1 },
  undoBarAction: seen,
  pauseBar: { minutes: 20 },
  reopenBar: {},
  setItemSoldOut: { itemId: 1, isSoldOut: true },
  setItemStock: { itemId: 1, left: 5 },
  listBarItems: {},
  saveBarItem: { itemId: 1, version: 1, draft },
  publishBarItem: { itemId: 1, version: 1 },
  unpublishBarItem: { itemId: 1, version: 1 },
  deleteBarItem: { itemId: 1, version: 1 },
  saveBarCategory: {
    categoryId: 1,
    version: 1,
    category: { name: words('Bibite'), isForDogs: false, isHidden: false },
  },
  deleteBarCategory: { categoryId: 1, version: 1 },
  orderBarCategories: { before: [1, 2], after: [2, 1] },
  undoBarChange: { changeId: 4711 },
  printPlaceTags: { day: '2027-07-20' },
}
