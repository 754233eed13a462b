import { fireEvent, screen, within } from '@testing-library/react'

const TITLE = 'Gestisci la prenotazione'

/** Opens the sheet of what can be done with the bookings of the order that is shown. */
export async function manage() {
  fireEvent.click(await screen.findByRole('button', { name: TITLE }))
  return within(await screen.findByRole('dialog', { name: TITLE }))
}

/** Opens the modal that asks before a booking is deleted; `name` says which one of several. */
export async function askToDelete(name?: string): Promise<void> {
  const sheet = await manage()
  const rows = name === undefined ? sheet : within(sheet.getByRole('group', { name }))
  fireEvent.click(await rows.findByRole('button', { name: /^Annulla/ }))
}
