import { STAFF_SCREEN_IDS } from './staff-screen-ids.ts'
import type { it } from './page-titles/it.ts'

/** The back office by the last segment of its paths; the empty one is its door. What a segment opens is in a bundle that no guest loads. */
const STAFF_SEGMENTS = ['', 'altro', ...STAFF_SCREEN_IDS]

/** Every page that has a title, and the back office, whose screens name themselves. */
export type PageName = Exclude<keyof typeof it, 'notFound'> | 'staff'

/** The five tabs, in the order of the design; the value is the first path segment after `tabs/`. */
export const TABS = ['home', 'main-page-ombrelloni', 'menu', 'carrello', 'contact'] as const
export type Tab = (typeof TABS)[number]

/** One page and the paths that it is mounted under. No path takes parameters. */
export interface PageRoute {
  readonly page: PageName
  /** All mountings. They share one element, so that going from one to another keeps the page. */
  readonly paths: readonly string[]
  /**
   * `login`: only with the flag true. `open`: also without having entered. `entered`: signed in or as a guest.
   * `link`: as `entered`, and for whoever opens it by the key of a mailed link.
   * `staff`: the back office, which has a login and a guard of its own.
   */
  readonly access: 'open' | 'entered' | 'link' | 'login' | 'staff'
  /** Root of a tab: shows the tab bar. */
  readonly isTabRoot?: boolean
}

const CART_PARENTS = [
  'tabs',
  'tabs/home',
  'tabs/main-page-ombrelloni',
  'tabs/main-page-ombrelloni/checkout-ombrellone',
] as const

const below = (parents: readonly string[], path: string) => parents.map((parent) => `${parent}/${path}`)

/** Every page's paths, without a leading slash (R-201, DESIGN.md section 3). */
export const ROUTES: readonly PageRoute[] = [
  { page: 'welcome', paths: ['welcome'], access: 'open' },
  { page: 'signup', paths: ['signup'], access: 'open' },
  { page: 'confirmEmail', paths: ['signup-completa'], access: 'open' },
  { page: 'recoverPassword', paths: ['recuperapassword'], access: 'open' },
  { page: 'personalData', paths: ['trattamentodati', 'tabs/contact/trattamentodati'], access: 'open' },
  { page: 'purposes', paths: ['finalitadati', 'tabs/contact/finalitadati'], access: 'open' },
  { page: 'info', paths: ['tabs/contact/info'], access: 'open' },
  { page: 'contacts', paths: ['tabs/contact/contatti'], access: 'entered' },

  { page: 'dailyMenu', paths: ['tabs/home/menu-del-giorno', 'tabs/menu/menu-del-giorno'], access: 'entered' },
  { page: 'news', paths: ['tabs/home/novita'], access: 'entered' },
  { page: 'webcam', paths: ['tabs/home/webcam'], access: 'login' },
  { page: 'home', paths: ['tabs/home'], access: 'entered', isTabRoot: true },
  { page: 'restaurant', paths: ['tabs/home/ristorante'], access: 'entered' },
  { page: 'parking', paths: ['tabs/home/parcheggio'], access: 'entered' },
  { page: 'services', paths: ['tabs/home/servizi'], access: 'entered' },

  { page: 'search', paths: ['tabs/main-page-ombrelloni'], access: 'login', isTabRoot: true },
  {
    page: 'map',
    paths: [
      'new-search-loader',
      'checkout-ombrellone',
      'tabs/main-page-ombrelloni/new-search-loader',
      'tabs/main-page-ombrelloni/checkout-ombrellone',
    ],
    // The open beach (B-31): only holding a place asks for a login.
    access: 'open',
  },
  {
    page: 'subscriptionPlans',
    paths: ['abbonamenti-uno', 'tabs/main-page-ombrelloni/abbonamenti-uno'],
    access: 'login',
  },
  {
    page: 'subscriptionPlace',
    paths: ['abbonamenti-due', 'tabs/main-page-ombrelloni/abbonamenti-due'],
    access: 'login',
  },
  {
    page: 'subscriptionConfirm',
    paths: ['abbonamenti-tre', 'tabs/main-page-ombrelloni/abbonamenti-tre'],
    access: 'login',
  },

  { page: 'bar', paths: ['tabs/menu'], access: 'entered', isTabRoot: true },
  // A guest who reloads while waiting still sees the order.
  { page: 'barStatus', paths: ['tabs/menu/stato'], access: 'open' },
  // What the QR at an umbrella says.
  { page: 'umbrellaTag', paths: ['ombrellone'], access: 'open' },

  { page: 'cart', paths: ['tabs/carrello', 'tabs/carrello-contanti'], access: 'entered', isTabRoot: true },
  {
    page: 'cart',
    paths: [
      'tabs/home/carrello',
      'tabs/home/carrello-contanti',
      'tabs/main-page-ombrelloni/carrello',
      'tabs/main-page-ombrelloni/checkout-ombrellone/carrello',
    ],
    access: 'entered',
  },
  {
    page: 'checkout',
    paths: [
      'pagamenti-card',
      'pagamenti-card-singola',
      'pagamenti-braintree-singola',
      ...below(CART_PARENTS, 'carrello/pagamenti-card'),
      ...below(CART_PARENTS, 'carrello/pagamenti-card-singola'),
      ...below(['tabs', 'tabs/home'], 'carrello-contanti/pagamenti-card'),
      ...below(['tabs', 'tabs/home'], 'carrello-contanti/pagamenti-card-singola'),
      // A sheet over the checkout, which stays as it is below.
      ...below(CART_PARENTS, 'carrello/pagamenti-card/pagamenti-card-choose'),
    ],
    // Guests order at the bar, a table, parking and services; the checkout of places asks for a login itself.
    access: 'entered',
  },
  { page: 'cardChoose', paths: ['pagamenti-card-choose', 'tabs/contact/pagamenti-card-choose'], access: 'login' },
  {
    page: 'cardEdit',
    paths: [
      'pagamenti-card-edit',
      'tabs/contact/pagamenti-card-edit',
      ...below(CART_PARENTS, 'carrello/pagamenti-card/pagamenti-card-edit'),
    ],
    access: 'login',
  },
  // What follows is of whoever ordered, a guest too; without either a login is asked for in place.
  { page: 'execute', paths: ['pagamenti-braintree-execute'], access: 'entered' },
  {
    page: 'outcome',
    paths: ['pagamenti-esito', 'tabs/home/pagamenti-esito', 'tabs/main-page-ombrelloni/pagamenti-esito'],
    access: 'entered',
  },
  { page: 'summary', paths: ['riepilogo', 'tabs/contact/riepilogo'], access: 'link' },

  { page: 'profileMenu', paths: ['tabs/contact', 'tabs/contact/profilo-utente'], access: 'entered', isTabRoot: true },
  { page: 'profile', paths: ['profilo', 'tabs/contact/profilo'], access: 'login' },
  { page: 'security', paths: ['tabs/contact/sicurezza'], access: 'login' },
  { page: 'myData', paths: ['tabs/contact/i-miei-dati'], access: 'login' },
  { page: 'deleteAccount', paths: ['tabs/contact/elimina-account'], access: 'login' },
  { page: 'findOrder', paths: ['ritrova-ordine', 'tabs/contact/ritrova-ordine'], access: 'open' },
  { page: 'dogs', paths: ['tabs/contact/cani'], access: 'login' },
  { page: 'orders', paths: ['tabs/contact/ordini'], access: 'entered' },
  { page: 'subscriptions', paths: ['tabs/contact/abbonamenti'], access: 'login' },
  { page: 'withdrawal', paths: ['tabs/contact/recesso'], access: 'login' },
  { page: 'changeBooking', paths: ['tabs/contact/cambia'], access: 'entered' },
  { page: 'ownDays', paths: ['tabs/contact/abbonamenti/giorni'], access: 'login' },
  { page: 'credit', paths: ['tabs/contact/credito'], access: 'login' },
  { page: 'weather', paths: ['tabs/contact/meteo'], access: 'open' },
  { page: 'waiting', paths: ['tabs/contact/lista-attesa'], access: 'login' },
  { page: 'notifications', paths: ['tabs/contact/notifiche'], access: 'entered' },

  ...STAFF_SEGMENTS.map((segment): PageRoute => {
    return { page: 'staff', paths: [segment === '' ? 'ges' : `ges/${segment}`], access: 'staff' }
  }),
]

const TO_TABS = [
  //
  'contact/profilo-utente',
  'carrello',
  'carrello-contanti',
  'home/carrello',
  'main-page-ombrelloni/carrello',
  'home/pagamenti-esito',
  //
  'main-page-ombrelloni/pagamenti-esito',
  'main-page-ombrelloni/abbonamenti-uno',
  'main-page-ombrelloni/abbonamenti-due',
  'main-page-ombrelloni/abbonamenti-tre',
  'main-page-ombrelloni/new-search-loader',
  'main-page-ombrelloni/checkout-ombrellone',
  //
  'main-page-ombrelloni/checkout-ombrellone/carrello',
  'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card',
  'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card-singola',
  'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card/pagamenti-card-edit',
  'main-page-ombrelloni/checkout-ombrellone/carrello/pagamenti-card/pagamenti-card-choose',
] as const

/** The redirect table of the specification, without leading slashes; query and hash are kept. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TO_TABS.map((path) => [path, `tabs/${path}`])),
  //
  'home/pagamenti-card': 'tabs/home/carrello/pagamenti-card',
  'home/pagamenti-card-singola': 'tabs/home/carrello-contanti/pagamenti-card-singola',
  'home/pagamenti-card/pagamenti-card-edit': 'tabs/home/carrello/pagamenti-card/pagamenti-card-edit',
  'home/pagamenti-card/pagamenti-card-choose': 'tabs/home/carrello/pagamenti-card/pagamenti-card-choose',
}

/** Root routes of R-201 whose page is the root of a tab (DESIGN.md section 3). */
export const TAB_ROOTS: Readonly<Record<string, string>> = {
  '': 'tabs/home',
  tabs: 'tabs/home',
  home: 'tabs/home',
  'main-page-ombrelloni': 'tabs/main-page-ombrelloni',
  menu: 'tabs/menu',
  contact: 'tabs/contact',
}

/** The root routes that R-201 names. */
export const ROOT_ROUTES = [
  '',
  'welcome',
  'home',
  'new-search-loader',
  'abbonamenti-uno',
  'abbonamenti-due',
  'abbonamenti-tre',
  'checkout-ombrellone',
  'contact',
  'finalitadati',
  'trattamentodati',
  'main-page-ombrelloni',
  'menu',
  'pagamenti-braintree-singola',
  'pagamenti-braintree-execute',
  'pagamenti-card',
  'pagamenti-card-singola',
  'pagamenti-card-choose',
  'pagamenti-card-edit',
  'pagamenti-esito',
  'profilo',
  'recuperapassword',
  'riepilogo',
  'signup',
  'signup-completa',
] as const

const byPath = new Map(ROUTES.flatMap((route) => route.paths.map((path) => [path, route] as const)))
const redirects = new Map(Object.entries({ ...TAB_ROOTS, ...REDIRECTS }))

/** A pathname without the slashes around it. */
const bare = (pathname: string) => pathname.replaceAll(/^\/+|\/+$/g, '')

/** The route that is mounted at a pathname, with or without slashes around it; undefined when there is none. */
export function routeAt(pathname: string): PageRoute | undefined {
  return byPath.get(bare(pathname))
}

/** Where a pathname that only redirects leads, without a leading slash; undefined for every other. */
export function redirectAt(pathname: string): string | undefined {
  return redirects.get(bare(pathname))
}

/** The tab that a pathname belongs to: the segment after `tabs/`, and none outside of the tabs. */
export function tabAt(pathname: string): Tab | undefined {
  const [, first, second] = pathname.split('/')
  if (first !== 'tabs') return undefined
  const segment = second === 'carrello-contanti' ? 'carrello' : second
  return TABS.find((tab) => tab === segment)
}
