import type { ComponentType } from 'react'
import type { PageName } from '../domain/platform/page-routes.ts'

/** Loads the code of one page. */
type PageModule = () => Promise<ComponentType>

// One import for the pages that come together: each one carries the list of what it needs in the first load.
const itemPages = () => import('./orders/items/pages.tsx')
const textPages = () => import('./content/TextPage.tsx')
const ownPages = () => import('./shell/profile/pages.ts')
const subscriptionPages = () => import('./shell/subscriptions/pages.ts')

/**
 * Every page of the app and where its code is (R-201: lazy, and preloaded after the first screen). One page is
 * mounted under several paths; {@link ROUTES} says which.
 */
export const PAGES = {
  welcome: async () => (await import('./accounts/WelcomePage.tsx')).WelcomePage,
  signup: async () => (await import('./accounts/SignupPage.tsx')).SignupPage,
  recoverPassword: async () => (await ownPages()).recoverPassword(),
  confirmEmail: async () => (await ownPages()).confirmEmail(),
  dailyMenu: async () => (await import('./restaurant/menu/DailyMenuPage.tsx')).DailyMenuPage,
  news: async () => (await import('./content/news/NewsPage.tsx')).NewsPage,
  webcam: async () => (await import('./shell/home/WebcamPage.tsx')).WebcamPage,
  home: async () => (await import('./shell/home/HomePage.tsx')).HomePage,
  search: async () => (await import('./umbrellas/SearchPage.tsx')).SearchPage,
  map: async () => (await import('./umbrellas/UmbrellaMapPage.tsx')).UmbrellaMapPage,
  subscriptionPlans: async () => (await subscriptionPages()).plans(),
  subscriptionPlace: async () => (await subscriptionPages()).place(),
  subscriptionConfirm: async () => (await subscriptionPages()).confirm(),
  subscriptions: async () => (await subscriptionPages()).mine(),
  withdrawal: async () => (await subscriptionPages()).withdrawal(),
  credit: async () => (await ownPages()).credit(),
  cardChoose: async () => (await ownPages()).cardChoose(),
  cardEdit: async () => (await ownPages()).cardEdit(),
  bar: async () => (await itemPages()).BarPage,
  barStatus: async () => (await import('./messages/BarStatusWithOffer.tsx')).BarStatusWithOffer,
  umbrellaTag: async () => (await ownPages()).umbrellaTag(),
  parking: async () => (await import('./parking/ParkingPage.tsx')).ParkingPage,
  services: async () => (await import('./services/ServicesPage.tsx')).ServicesPage,
  restaurant: async () => (await import('./orders/items/TablePage.tsx')).TablePage,
  cart: async () => (await itemPages()).CartPage,
  checkout: async () => (await import('./orders/checkout/PayingCheckout.ts')).PayingCheckout,
  execute: async () => (await import('./orders/ExecutePage.tsx')).ExecutePage,
  outcome: async () => (await import('./orders/OutcomePage.tsx')).OutcomePage,
  summary: async () => (await import('./weather/SummaryWithWeather.tsx')).SummaryWithWeather,
  waiting: async () => (await ownPages()).waiting(),
  orders: async () => (await ownPages()).orders(),
  profileMenu: async () => (await import('./shell/profile/ProfileMenuPage.tsx')).ProfileMenuPage,
  profile: async () => (await ownPages()).profile(),
  security: async () => (await ownPages()).security(),
  findOrder: async () => (await ownPages()).findOrder(),
  myData: async () => (await ownPages()).myData(),
  deleteAccount: async () => (await ownPages()).deleteAccount(),
  changeBooking: async () => (await ownPages()).changeBooking(),
  ownDays: async () => (await ownPages()).ownDays(),
  weather: async () => (await ownPages()).weather(),
  dogs: async () => (await ownPages()).dogs(),
  notifications: async () => (await ownPages()).notifications(),
  contacts: async () => (await ownPages()).contacts(),
  info: async () => (await textPages()).InfoPage,
  personalData: async () => (await textPages()).PersonalDataPage,
  purposes: async () => (await textPages()).PurposesPage,
} as const satisfies Record<Exclude<PageName, 'staff'>, PageModule>

/** The screen of the back office at a path of a route. */
export const loadStaffPage: (path: string) => ReturnType<PageModule> = async (path) =>
  (await import('./staff/pages.ts')).staffPageAt(path)

export {
  REDIRECTS,
  redirectAt,
  ROOT_ROUTES,
  routeAt,
  ROUTES,
  tabAt,
  TAB_ROOTS,
  TABS,
  type PageName,
  type PageRoute,
  type Tab,
} from '../domain/platform/page-routes.ts'
