import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Sea } from '../../../../domain/content/sea.ts'
import { closePage, openPage, refusal, RESORT, serve, type Sent } from '../../../cart/test-app.tsx'
import { closeToast, toastStore } from '../../../ui/toasts.ts'
import { EMPTY_UMBRELLA_CART } from '../../../umbrellas/use-umbrella-cart.ts'
import { SeaCard } from './SeaCard.tsx'

const SEA: Sea = {
  airCelsius: 27,
  waterCelsius: 24,
  windKnots: 9,
  windFrom: 'SW',
  wave: 'slight',
  sky: 'clear',
  flag: 'white',
}
type Answers = Parameters<typeof serve>[0]

async function open(answers: Answers): Promise<Sent[]> {
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/content/setSea': () => ({ changeId: 7 }),
    'ges/content/undo': () => ({ done: true }),
    ...answers,
  })
  await openPage(<SeaCard />, '/ges/spiaggia')
  return sent
}
const none = { 'ges/content/sea': () => ({ entries: [], start: { ...SEA, flag: null } }) }
const one = {
  'ges/content/sea': () => ({
    entries: [{ enteredAt: '2027-07-11T07:12:00.000Z', by: 'Bruno', sea: { ...SEA, flag: 'yellow' } }],
    start: null,
  }),
}
const card = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 20_000 })
const inputOf = (sent: readonly Sent[], path: string) => sent.find((each) => each.path === path)?.input

afterEach(() => {
  for (const { id } of toastStore.get()) closeToast(id, 'closed')
  closePage()
})

test('B-19 nobody has entered today: sky and flag by a tap each, the figures from the start, and it is taken back', async () => {
  const sent = await open(none)
  fireEvent.click(await card(/Oggi nessuno l’ha ancora registrato/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Com’è il mare adesso?' }))
  const save = sheet.getByRole('button', { name: 'Registra' })
  expect(save.hasAttribute('disabled')).toBe(true)
  expect(sheet.getByText('Scegli cielo e bandiera')).toBeDefined()
  fireEvent.click(sheet.getByRole('radio', { name: 'pioggia' }))
  fireEvent.click(sheet.getByRole('radio', { name: 'rossa' }))
  fireEvent.change(sheet.getByRole('combobox', { name: 'Vento' }), { target: { value: '28' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Meno: Acqua, gradi' }))
  fireEvent.click(save)
  await waitFor(() =>
    expect(inputOf(sent, 'ges/content/setSea')).toEqual({
      ...SEA,
      waterCelsius: 23,
      windKnots: 28,
      sky: 'rain',
      flag: 'red',
    }),
  )
  await waitFor(() => expect(toastStore.get().map(({ text }) => text)).toEqual(['Mare registrato']))
  toastStore.get()[0]?.action?.onPress()
  await waitFor(() => expect(inputOf(sent, 'ges/content/undo')).toEqual({ changeId: 7 }))
})

test('B-19 what was entered last, by whom and when, is where a new entry begins', async () => {
  const sent = await open(one)
  fireEvent.click(await card(/aria 27°, acqua 24°.*0?9:12 · Bruno.*bandiera gialla, sole/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Com’è il mare adesso?' }))
  expect(sheet.getByRole('region', { name: 'Oggi' }).textContent).toContain('sole, 9 nodi, bandiera gialla')
  fireEvent.click(sheet.getByRole('button', { name: 'Registra' }))
  await waitFor(() => expect(inputOf(sent, 'ges/content/setSea')).toEqual({ ...SEA, flag: 'yellow' }))
})

test('a refusal stays in the sheet with its reason; what cannot be read is asked for again', async () => {
  await open({ ...none, 'ges/content/setSea': () => refusal(403, 'not_allowed') })
  fireEvent.click(await card(/Oggi nessuno/))
  const sheet = within(await screen.findByRole('dialog', { name: 'Com’è il mare adesso?' }))
  fireEvent.click(sheet.getByRole('radio', { name: 'sole' }))
  fireEvent.click(sheet.getByRole('radio', { name: 'bianca' }))
  fireEvent.click(sheet.getByRole('button', { name: 'Registra' }))
  expect(await sheet.findByRole('alert')).toBeDefined()
  closePage()
  const sent = await open({ 'ges/content/sea': () => refusal(500, 'unexpected') })
  fireEvent.click(await card(/Non si legge/))
  await waitFor(() => expect(sent.filter(({ path }) => path === 'ges/content/sea').length).toBeGreaterThan(1))
})
