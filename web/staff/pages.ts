import { createElement, type ComponentType } from 'react'

/** The screens of the back office by their path, each loaded when it is opened. */
const STAFF_PAGES: Readonly<Record<string, () => Promise<ComponentType>>> = {
  ges: async () => (await import('./DeskPage.tsx')).DeskPage,
  'ges/persone': async () => (await import('./PeoplePage.tsx')).PeoplePage,
  'ges/altro': async () => (await import('./MorePage.tsx')).MorePage,
  'ges/spiaggia': async () => (await import('./BeachDayPage.tsx')).BeachDayPage,
  'ges/arrivi': async () => (await import('./ArrivalsPage.tsx')).ArrivalsPage,
  'ges/bar': async () => (await import('./BarPage.tsx')).BarPage,
  'ges/ristorante': async () => (await import('./RestaurantPlanPage.tsx')).RestaurantPlanPage,
  'ges/cani': async () => (await import('./DogChecksPage.tsx')).DogChecksPage,
  'ges/catalogo': async () => (await import('./CatalogPage.tsx')).CatalogPage,
  'ges/messaggi': async () => (await import('./MessagesPage.tsx')).MessagesPage,
  'ges/abbonamenti': async () => (await import('./SubscriptionDeskPage.tsx')).SubscriptionDeskPage,
  'ges/lista-attesa': async () => (await import('./WaitingPeoplePage.tsx')).WaitingPeoplePage,
  'ges/cassa': async () => (await import('./TillPage.tsx')).TillPage,
  'ges/prezzi': async () => (await import('./PricesPage.tsx')).PricesPage,
  'ges/clienti': async () => (await import('./CustomersPage.tsx')).CustomersPage,
  'ges/credito': async () => (await import('./CreditDeskPage.tsx')).CreditDeskPage,
  'ges/richieste': async () => (await import('./RequestsPage.tsx')).RequestsPage,
  'ges/scontrini': async () => (await import('./FiscalPage.tsx')).FiscalPage,
  'ges/numeri': async () => (await import('./NumbersPage.tsx')).NumbersPage,
  'ges/parametri': async () => (await import('./SettingsPage.tsx')).SettingsPage,
  'ges/registro': async () => (await import('./AuditPage.tsx')).AuditPage,
  'ges/meteo': async () => (await import('./WeatherDaysPage.tsx')).WeatherDaysPage,
  'ges/cartelli': async () => (await import('./TagsPage.tsx')).TagsPage,
  'ges/mappa': async () => (await import('./BeachEditorPage.tsx')).BeachEditorPage,
}

/**
 * The screen at a path of `web/routes.ts`; what stands in its place while its code cannot be loaded, e.g. without a network.
 * Throws for a path whose screen is missing here, and where not even that can be loaded.
 */
export async function staffPageAt(path: string): Promise<ComponentType> {
  const load = STAFF_PAGES[path]
  if (load === undefined) throw new Error(`no screen of the back office at ${path}`)
  try {
    return await load()
  } catch {
    // Said on the screen, which tries again.
    const { MissingScreen } = await import('./MissingScreen.tsx')
    return () => createElement(MissingScreen, { path, load })
  }
}
