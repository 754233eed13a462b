/** Beside the page that shows the saved cards: where one is added or changed. */
export const EDIT_PATH = '../pagamenti-card-edit'

/** Beside a page that adds or changes a card: where they are shown. */
export function choosePath(editPath: string): string {
  return editPath.replace(/-edit$/, '-choose')
}

/** Whether a path asks for the saved cards over the checkout, as a sheet. */
export function asksForCards(pathname: string): boolean {
  return pathname.endsWith('/pagamenti-card/pagamenti-card-choose')
}
