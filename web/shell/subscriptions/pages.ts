/** The pages of subscriptions, each loaded when it is opened: the first load knows one name for all of them. */
export const plans = async () => (await import('../../subscriptions/PlansPage.tsx')).PlansPage
export const place = async () => (await import('../../subscriptions/PlacePage.tsx')).PlacePage
export const confirm = async () => (await import('../../subscriptions/ConfirmPage.tsx')).ConfirmPage
export const mine = async () => (await import('./MySubscriptionsPage.tsx')).MySubscriptionsPage
export const withdrawal = async () => (await import('../../orders/withdrawal/WithdrawalPage.tsx')).WithdrawalPage
