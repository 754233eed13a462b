import type { BarMenu, BarState, GuestBarOrder, MenuItem } from '../../domain/bar/calls.ts'
import { cents } from '../../domain/platform/cents.ts'

/** An item for tests: a caffè shakerato unless it says otherwise. */
export function item(id: number, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    name: 'Caffè shakerato',
    description: 'Espresso, ghiaccio, zucchero di canna',
    cents: cents(350),
    photoId: null,
    art: 'coffee',
    station: 'drinks',
    allergens: [],
    diet: null,
    isGlutenFree: false,
    isFrozen: false,
    isAlcoholic: false,
    optionGroups: [],
    ...more,
  }
}

export const SPRITZ = item(1, {
  name: 'Spritz al limone',
  description: 'Prosecco, limoncino dell’Elba, soda',
  cents: cents(700),
  art: 'spritz',
  isAlcoholic: true,
  allergens: [{ allergen: 'sulphites', isTrace: false, detail: null }],
})

export const SCHIACCIATA = item(3, {
  name: 'Schiacciata toscana',
  description: 'Schiacciata calda di Cecina, prosciutto toscano DOP e pomodoro costoluto.',
  cents: cents(850),
  art: 'schiacciata',
  station: 'kitchen',
  allergens: [
    { allergen: 'gluten', isTrace: false, detail: 'grano' },
    { allergen: 'nuts', isTrace: true, detail: null },
  ],
})

export const GELATO = item(4, {
  name: 'Gelato',
  description: '',
  cents: cents(400),
  art: 'gelato',
  station: 'ice_cream',
  isFrozen: true,
  allergens: [{ allergen: 'milk', isTrace: false, detail: null }],
  optionGroups: [
    {
      id: 41,
      name: 'Cono o coppetta',
      least: 1,
      most: 1,
      options: [
        { id: 411, name: 'Cono', cents: cents(0), allergens: [{ allergen: 'gluten', isTrace: false, detail: null }] },
        { id: 412, name: 'Coppetta', cents: cents(0), allergens: [] },
      ],
    },
    {
      id: 42,
      name: 'Gusti',
      least: 1,
      most: 2,
      options: [
        { id: 421, name: 'Crema', cents: cents(0), allergens: [] },
        {
          id: 422,
          name: 'Pistacchio',
          cents: cents(50),
          allergens: [{ allergen: 'nuts', isTrace: false, detail: null }],
        },
        { id: 423, name: 'Limone', cents: cents(0), allergens: [] },
      ],
    },
  ],
})

export const MENU: BarMenu = {
  categories: [
    {
      id: 1,
      name: 'Da bere',
      isForDogs: false,
      items: [
        SPRITZ,
        item(2, { diet: 'vegan' }),
        item(5, {
          name: 'Birra agricola chiara',
          description: '33 cl, birrificio di Bibbona',
          cents: cents(550),
          art: 'beer',
          isAlcoholic: true,
          allergens: [{ allergen: 'gluten', isTrace: false, detail: 'orzo' }],
        }),
      ],
    },
    {
      id: 2,
      name: 'Da mangiare',
      isForDogs: false,
      items: [
        SCHIACCIATA,
        item(6, {
          name: 'Panzanella',
          description: 'Pane, pomodoro, cipolla, basilico',
          cents: cents(900),
          art: 'panzanella',
          diet: 'vegan',
          allergens: [
            { allergen: 'gluten', isTrace: false, detail: null },
            { allergen: 'celery', isTrace: false, detail: null },
          ],
        }),
      ],
    },
    { id: 3, name: 'Gelati', isForDogs: false, items: [GELATO] },
    {
      id: 4,
      name: 'Per il cane',
      isForDogs: true,
      items: [item(7, { name: 'Ciotola d’acqua fresca', description: '', cents: cents(200), art: 'dog_bowl' })],
    },
  ],
}

export const OPEN: BarState & { serverNow: string } = {
  isOpen: true,
  isPaused: false,
  pausedUntil: null,
  opensAt: '08:30',
  lastOrderAt: '19:30',
  closesAt: '20:00',
  soldOut: [],
  few: [],
  readyInMinutes: 12,
  menu: 'first',
  serverNow: '2027-07-11T10:48:00.000Z',
}

export const BAR_ORDER: GuestBarOrder = {
  orderId: 214,
  ticket: 214,
  status: 'preparing',
  code: 'D3',
  receivedAt: '2027-07-11T10:47:00.000Z',
  acceptedAt: '2027-07-11T10:48:00.000Z',
  readyAt: null,
  deliveredAt: null,
  rejectedAt: null,
  promisedAt: '2027-07-11T11:00:00.000Z',
  isLate: false,
  worker: 'Giada',
  runner: null,
  rejection: null,
  note: null,
  lines: [
    { kind: 'dish', name: 'Schiacciata toscana', options: [], note: null, quantity: 1, totalCents: cents(850) },
    { kind: 'dish', name: 'Spritz al limone', options: [], note: null, quantity: 2, totalCents: cents(1400) },
    { kind: 'dish', name: 'Ciotola d’acqua fresca', options: [], note: null, quantity: 1, totalCents: cents(200) },
  ],
  totalCents: cents(2450),
  dueCents: cents(0),
  method: 'card',
  watchKey: 'watch-key-of-order-214',
  serverNow: '2027-07-11T10:49:00.000Z',
}
