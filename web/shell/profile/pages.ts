/** The pages behind the profile's menu, and of one's account, each loaded when it is opened: the first load knows one name for all of them. */
export const cardChoose = async () => (await import('../../payments/cards/ChooseCardPage.tsx')).ChooseCardPage
export const cardEdit = async () => (await import('../../payments/cards/PayingEditCard.ts')).PayingEditCard
export const security = async () => (await import('../../accounts/security/SecurityPage.tsx')).SecurityPage
export const findOrder = async () => (await import('../../accounts/guest-link/FindOrderPage.tsx')).FindOrderPage
export const myData = async () => (await import('../../privacy/MyDataPage.tsx')).MyDataPage
export const deleteAccount = async () => (await import('../../privacy/DeleteAccountPage.tsx')).DeleteAccountPage
export const dogs = async () => (await import('../../dogs/DogsPage.tsx')).DogsPage
export const notifications = async () => (await import('../../messages/NotificationsPage.tsx')).NotificationsPage
export const credit = async () => (await import('../../payments/credit/CreditPage.tsx')).CreditPage
export const waiting = async () => (await import('../../orders/items/WaitingListPage.tsx')).WaitingListPage
export const ownDays = async () => (await import('../../returns/OwnDaysPage.tsx')).OwnDaysPage
export const weather = async () => (await import('../../weather/WeatherPage.tsx')).WeatherPage
export const changeBooking = async () => (await import('../../returns/ChangeWithReturns.tsx')).ChangeWithReturns
export const profile = async () => (await import('../../accounts/ProfilePage.tsx')).ProfilePage
export const contacts = async () => (await import('../../content/ContactsPage.tsx')).ContactsPage
export const orders = async () => (await import('../../orders/OrdersPage.tsx')).OrdersPage
export const recoverPassword = async () =>
  (await import('../../accounts/recovery/RecoverPasswordPage.tsx')).RecoverPasswordPage
export const confirmEmail = async () => (await import('../../accounts/ConfirmEmailPage.tsx')).ConfirmEmailPage
export const umbrellaTag = async () => (await import('../../bar/UmbrellaTagPage.tsx')).UmbrellaTagPage
