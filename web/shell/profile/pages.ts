/** The pages behind the profile's menu, each loaded when it is opened: the first load knows one name for all of them. */
export const cardChoose = async () => (await import('../../payments/cards/ChooseCardPage.tsx')).ChooseCardPage
export const cardEdit = async () => (await import('../../payments/cards/EditCardPage.tsx')).EditCardPage
export const security = async () => (await import('../../accounts/security/SecurityPage.tsx')).SecurityPage
export const findOrder = async () => (await import('../../accounts/guest-link/FindOrderPage.tsx')).FindOrderPage
export const myData = async () => (await import('../../privacy/MyDataPage.tsx')).MyDataPage
export const deleteAccount = async () => (await import('../../privacy/DeleteAccountPage.tsx')).DeleteAccountPage
export const dogs = async () => (await import('../../dogs/DogsPage.tsx')).DogsPage
export const notifications = async () => (await import('../../messages/NotificationsPage.tsx')).NotificationsPage
