import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { SavedDog } from '../../../domain/dogs/calls.ts'
import { closePage, openPage, serve } from '../../cart/test-app.tsx'
import { LostReports } from '../staff/LostReports.tsx'
import { LostDogs } from './LostDogs.tsx'
import { ReportLostDog } from './ReportLostDog.tsx'

afterEach(closePage)

const NEBBIA = { dogId: 3, name: 'Nebbia' } as SavedDog
const LOST = {
  alertId: 9,
  name: 'Nebbia',
  size: 'large',
  about: 'Collare rosso, verso la pineta',
  photo: '',
  phone: '+39 333 418 2207',
  reportedAt: '2027-07-11T10:00:00.000Z',
  isSent: true,
}
const alerts = (...list: object[]) => ({ 'dogs/lost': () => ({ alerts: list }) })

test('B-22 guests who are there see whom to look for and whom to call; its own person says that it is found', async () => {
  const own = { ...LOST, alertId: 10, name: 'Pippo', phone: null, isOwn: true, dogId: 4 }
  const sent = serve({ ...alerts({ ...LOST, isOwn: false, dogId: null }, own), 'dogs/found': () => ({ done: true }) })
  await openPage(<LostDogs />, '/tabs/home')
  const other = within(await screen.findByRole('article', { name: 'Hai visto Nebbia?' }))
  expect(other.getByText('Collare rosso, verso la pineta')).toBeTruthy()
  expect(other.getByRole('link', { name: 'Chiama' }).getAttribute('href')).toBe('tel:+393334182207')
  const mine = within(screen.getByRole('article', { name: 'Stiamo cercando Pippo' }))
  expect(mine.getByText('Gli ospiti in spiaggia sono stati avvisati.')).toBeTruthy()
  fireEvent.click(mine.getByRole('button', { name: 'Ritrovato' }))
  expect(await screen.findByText('Che bello: Pippo è di nuovo con te')).toBeTruthy()
  expect(sent.find(({ path }) => path === 'dogs/found')?.input).toEqual({ alertId: 10 })
})

test('B-22 from the passport a dog is reported with how it is to be known', async () => {
  const sent = serve({ ...alerts(), 'dogs/reportLost': () => ({ alertId: 9 }) })
  await openPage(<ReportLostDog dog={NEBBIA} />, '/tabs/contact/cani?dog=3')
  fireEvent.click(await screen.findByRole('button', { name: 'Hai perso Nebbia?' }))
  const sheet = within(await screen.findByRole('dialog'))
  const button = sheet.getByRole('button', { name: 'Avvisa la spiaggia' }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  fireEvent.change(sheet.getByRole('textbox'), { target: { value: ' Collare rosso ' } })
  fireEvent.click(sheet.getByRole('switch', { name: 'Mostra il mio telefono agli ospiti' }))
  fireEvent.click(button)
  await waitFor(() =>
    expect(sent.find(({ path }) => path === 'dogs/reportLost')?.input).toEqual({
      dogId: 3,
      about: 'Collare rosso',
      showsPhone: true,
    }),
  )
})

test('B-22 R-603 the staff see where its person lies, tell the guests once, and close it', async () => {
  let isSent = false
  const report = () => ({ ...LOST, isSent, owner: 'Giulia Ferri', ownerPhone: '333 418 2207', umbrellas: ['C5'] })
  const sent = serve({
    'ges/dogs/lost': () => ({ reports: [report()] }),
    'ges/dogs/sendLost': () => {
      isSent = true
      return { people: 41 }
    },
    'ges/dogs/closeLost': () => ({ done: true }),
  })
  await openPage(<LostReports />, '/ges/cani')
  const card = within(await screen.findByRole('article', { name: 'Nebbia' }))
  expect(card.getByText('12:00 · Giulia Ferri · Ombrelloni: C5')).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Avvisa gli ospiti' }))
  expect(await screen.findByText('Avvisati: 41')).toBeTruthy()
  expect(await card.findByText('ospiti avvisati')).toBeTruthy()
  fireEvent.click(card.getByRole('button', { name: 'Ritrovato' }))
  await waitFor(() => expect(sent.some(({ path }) => path === 'ges/dogs/closeLost')).toBe(true))
})
