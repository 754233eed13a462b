import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { civilDate } from '../../../domain/platform/civil-date.ts'
import type { Broadcast } from '../../../domain/messages/staff-calls.ts'
import type { Unreached } from '../../../domain/messages/unreached.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { BroadcastForm } from './BroadcastForm.tsx'
import { BroadcastHistory } from './BroadcastHistory.tsx'

const TODAY = civilDate('2027-07-11')
const SENT: Broadcast = {
  broadcastId: 1,
  day: TODAY,
  audience: 'all',
  texts: { it: { title: 'Mare mosso', text: 'Bandiera rossa.' } },
  author: 'Elena',
  sendAt: '2027-07-11T08:24:06.000Z',
  state: 'waiting',
  people: null,
}

afterEach(closePage)

test('B-13 whoever writes reads the words first: to themselves, and nothing leaves for the guests', async () => {
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/messages/preview': () => ({ people: 27, languages: { it: 27, en: 0, fr: 0, nl: 0, de: 0 }, unreached: [] }),
    'ges/messages/try': () => ({ email: 'elena@example.it' }),
  })
  await openPage(<BroadcastForm today={TODAY} isManager={false} />, '/ges/messaggi')
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Manda prima a me' })
  expect(button.disabled).toBe(true)
  fireEvent.change(screen.getByRole('textbox', { name: 'Titolo' }), { target: { value: 'Mare mosso' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Testo' }), { target: { value: 'Bandiera rossa.' } })
  fireEvent.click(button)
  expect(await screen.findByText('Te l’abbiamo mandato a elena@example.it.')).toBeTruthy()
  expect(sent.filter(({ path }) => path.startsWith('ges/messages/')).map(({ path }) => path)).not.toContain(
    'ges/messages/send',
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titolo' }).value).toBe('Mare mosso')
})

test('B-13 what was sent leaves the fields, and the focus begins the next words instead of being lost', async () => {
  let answer = () => {}
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/messages/preview': () => ({ people: 27, languages: { it: 27, en: 0, fr: 0, nl: 0, de: 0 }, unreached: [] }),
    'ges/messages/send': () =>
      new Promise<object>((resolve) => {
        answer = () => resolve({ broadcast: SENT })
      }),
  })
  await openPage(<BroadcastForm today={TODAY} isManager={false} />, '/ges/messaggi')
  const title = await screen.findByRole('textbox', { name: 'Titolo' })
  fireEvent.change(title, { target: { value: 'Mare mosso' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Testo' }), { target: { value: 'Bandiera rossa.' } })
  const send = await screen.findByRole('button', { name: 'Invia a 27 persone' })
  act(() => send.focus())
  fireEvent.click(send)
  const press = () => sent.find(({ path }) => path === 'ges/messages/send')
  await waitFor(() => expect(press()?.input).toMatchObject({ texts: SENT.texts }))
  // As a browser does with a button that is disabled once there is nothing to send.
  act(() => send.blur())
  await act(async () => answer())
  await waitFor(() => expect((title as HTMLInputElement).value).toBe(''))
  await waitFor(() => expect(document.activeElement).toBe(title))
})

const ROUGH = {
  templateId: 5,
  revision: 2,
  name: 'Mare mosso',
  texts: { it: { title: 'Mare mosso', text: 'Bandiera rossa.' }, de: { title: 'Hoher Seegang', text: 'Rote Flagge.' } },
}
const withTemplates = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/messages/preview': () => ({ people: 27, languages: { it: 20, en: 0, fr: 0, nl: 0, de: 7 }, unreached: [] }),
    'ges/messages/templates': () => ({ templates: [ROUGH] }),
    ...more,
  })
const titleField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Titolo' })

test('B-13 one press writes a template in all of its languages; what somebody typed comes back', async () => {
  withTemplates()
  await openPage(<BroadcastForm today={TODAY} isManager={false} />, '/ges/messaggi')
  fireEvent.change(await screen.findByRole('textbox', { name: 'Titolo' }), { target: { value: 'Oggi musica' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Mare mosso' }))
  expect(titleField().value).toBe('Mare mosso')
  // Seven people read German and get it: nobody is said to read another language.
  expect(screen.queryByText(/^Chi legge in tedesco/)).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
  expect(titleField().value).toBe('Oggi musica')
  expect(screen.queryByRole('button', { name: 'Salva come modello' })).toBeNull()
})

test('B-13 a manager changes the template that was chosen, or keeps another; what is refused stands at the name', async () => {
  let refuses = true
  const taken = refusal(400, 'input_invalid') as { readonly body: object }
  Object.assign(taken.body, { errors: [{ field: 'name', code: 'already_used', message: 'È già in uso.' }] })
  const sent = withTemplates({
    'ges/messages/saveTemplate': (input) => {
      if (refuses) return taken
      return { template: { ...ROUGH, ...input, revision: 3 } }
    },
  })
  await openPage(<BroadcastForm today={TODAY} isManager />, '/ges/messaggi')
  fireEvent.click(await screen.findByRole('button', { name: 'Mare mosso' }))
  fireEvent.change(titleField(), { target: { value: 'Mare molto mosso' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cambia il modello' }))
  const name = await screen.findByRole('textbox', { name: 'Nome' })
  expect((name as HTMLInputElement).value).toBe('Mare mosso')
  fireEvent.change(name, { target: { value: 'Vento' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salva il modello' }))
  expect(await screen.findByText('È già in uso.')).toBeTruthy()
  refuses = false
  fireEvent.click(screen.getByRole('button', { name: 'Salva il modello' }))
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull())
  const saved = sent.filter(({ path }) => path === 'ges/messages/saveTemplate').at(-1)?.input
  expect(saved).toMatchObject({
    templateId: 5,
    revision: 2,
    name: 'Vento',
    texts: { it: { title: 'Mare molto mosso' } },
  })
})

const SILENT: Unreached[] = [
  { name: 'Rita Neri', phone: '333 111 2222', places: ['C5'], tables: [4], reason: 'no_address' },
  { name: 'Ugo Bini', phone: '', places: ['D1'], tables: [], reason: 'opted_out' },
]

test('B-13 who is not reached is listed with place, reason and telephone before it is sent', async () => {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/messages/preview': () => ({
      people: 0,
      languages: { it: 0, en: 0, fr: 0, nl: 0, de: 0 },
      unreached: SILENT,
    }),
  })
  await openPage(<BroadcastForm today={TODAY} isManager={false} />, '/ges/messaggi')
  expect(await screen.findByText('2 persone non raggiunte')).toBeTruthy()
  expect(screen.getByText('C5 · Tavolo 4 · Senza e-mail né notifiche')).toBeTruthy()
  expect(screen.getByText('D1 · Non vuole avvisi')).toBeTruthy()
  const call = screen.getByRole('link', { name: 'Chiama Rita Neri: 333 111 2222' })
  expect(call.getAttribute('href')).toBe('tel:3331112222')
  expect(screen.getByText('Senza telefono')).toBeTruthy()
  expect(screen.getByText('Nessuno legge un messaggio: chiama chi vedi qui sotto.')).toBeTruthy()
})

test('B-13 and after it was sent, with what failed and who booked later', async () => {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
  })
  const later: Unreached = { name: 'Ada Poli', phone: '+39 333 2', places: [], tables: [], reason: 'booked_later' }
  const sent = { ...SENT, state: 'sent' as const, people: 12, unreached: [later] }
  await openPage(<BroadcastHistory broadcasts={[sent]} />, '/ges/messaggi')
  expect(await screen.findByText('1 persona non raggiunta')).toBeTruthy()
  expect(screen.getByText('Ha prenotato dopo')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Ada Poli/ }).getAttribute('href')).toBe('tel:+393332')
})
