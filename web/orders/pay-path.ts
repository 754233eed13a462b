/** Root of the tab whose outcome and checkout are shown: the one that the person is in, as far as it has them. */
export function paymentRoot(branch: string): string {
  return branch === '/tabs/main-page-ombrelloni' ? branch : '/tabs/home'
}

/** Where an order that exists is paid: the checkout, which `?order=` tells from the cart's. */
export function payPath(branch: string): string {
  return `${paymentRoot(branch)}/carrello/pagamenti-card`
}

/** Where the outcome of an order is shown. */
export function outcomePath(branch: string): string {
  return `${paymentRoot(branch)}/pagamenti-esito`
}
