/** The page of the withdrawal function for an order. */
export const WITHDRAWAL_PATH = '/tabs/contact/recesso'
