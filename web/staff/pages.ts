/** The screens of the back office, each loaded when it is opened: a guest's first load knows one name for all of them. */
export const staffDesk = async () => (await import('./DeskPage.tsx')).DeskPage
export const staffPeople = async () => (await import('./PeoplePage.tsx')).PeoplePage
export const staffMore = async () => (await import('./MorePage.tsx')).MorePage
export const staffBeach = async () => (await import('./BeachDayPage.tsx')).BeachDayPage
export const staffArrivals = async () => (await import('./ArrivalsPage.tsx')).ArrivalsPage
export const staffBar = async () => (await import('./BarPage.tsx')).BarPage
export const staffRestaurant = async () => (await import('./RestaurantPlanPage.tsx')).RestaurantPlanPage
export const staffDogs = async () => (await import('./DogChecksPage.tsx')).DogChecksPage
export const staffCatalog = async () => (await import('./CatalogPage.tsx')).CatalogPage
export const staffMessages = async () => (await import('./MessagesPage.tsx')).MessagesPage
export const staffSubscriptions = async () => (await import('./SubscriptionDeskPage.tsx')).SubscriptionDeskPage
export const staffWaiting = async () => (await import('./WaitingPeoplePage.tsx')).WaitingPeoplePage
export const staffTill = async () => (await import('./TillPage.tsx')).TillPage
export const staffPrices = async () => (await import('./PricesPage.tsx')).PricesPage
export const staffCredit = async () => (await import('./CreditDeskPage.tsx')).CreditDeskPage
export const staffNumbers = async () => (await import('./NumbersPage.tsx')).NumbersPage
export const staffBeachEditor = async () => (await import('./BeachEditorPage.tsx')).BeachEditorPage
