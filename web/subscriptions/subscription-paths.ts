/** Where a subscription is bought and where one's own are: the routes of. */
export const PLANS_PATH = '/tabs/main-page-ombrelloni/abbonamenti-uno'
export const PLACE_PATH = '/tabs/main-page-ombrelloni/abbonamenti-due'
export const CONFIRM_PATH = '/tabs/main-page-ombrelloni/abbonamenti-tre'
export const MINE_PATH = '/tabs/contact/abbonamenti'
/** The checkout of one instalment, which no cart shows. */
export const PAY_INSTALMENT_PATH = '/tabs/carrello/pagamenti-card?cart=instalment'
