import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  getPaymentConfig,
  listSavedCards,
  removeCard,
  setDefaultCard,
  updateCard,
} from '../../../domain/payments/calls.ts'
import { answering, arrivedAt, endPages, startWith } from '../../accounts/page-fixture.tsx'
import { problem } from '../../platform/fake-server.ts'
import { setLanguage } from '../../platform/language.ts'
import { queryClient } from '../../platform/queries.ts'
import { cardOf, modeOf } from '../sdk-fixture.ts'
import {
  CHOOSE,
  choose,
  chosen,
  defaultSwitch,
  EDIT,
  listing,
  MASTERCARD,
  openCards,
  press,
  toggle,
  VISA,
} from './cards-fixture.ts'

beforeEach(() => startWith('Giulia'))
afterEach(endPages)

describe('the saved cards', () => {
  test('case 94 are listed with the default chosen, and spoken in words', async () => {
    await openCards(CHOOSE, listing(VISA, MASTERCARD))
    expect(await screen.findByRole('radio', { name: /Visa che finisce con 4242 Predefinita, 09\/28/ })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Mastercard che finisce con 8210 Scade 02\/27/ })).toBeTruthy()
    expect(chosen()).toEqual([true, false])
    expect(screen.getByRole('link', { name: 'Aggiungi una carta' }).getAttribute('href')).toBe(`${EDIT}?mode=3`)
  })

  test('a card whose time is over says so', async () => {
    await openCards(CHOOSE, listing(cardOf({ isExpired: true, expiryYear: 2024 })))
    expect(await screen.findByText('Scaduta 09/24')).toBeTruthy()
  })

  test('R-713 a removal is asked for first, and nothing goes when it is not wanted', async () => {
    const { seen } = await openCards(CHOOSE, {
      ...listing(VISA, MASTERCARD),
      ...answering(removeCard, () => ({ cards: [{ ...MASTERCARD, isDefault: true }] })),
    })
    await press('Rimuovi')
    const question = await screen.findByRole('alertdialog', { name: 'Vuoi rimuovere la carta?' })
    await press('Tieni la carta', question)
    expect(seen(removeCard)).toHaveLength(0)
    await press('Rimuovi')
    await press('Rimuovi', await screen.findByRole('alertdialog'))
    expect(seen(removeCard)[0]?.body).toEqual({ cardId: VISA.cardId })
    expect(await screen.findByText('Predefinita, 02/27')).toBeTruthy()
    expect(screen.queryByText('•••• 4242')).toBeNull()
  })

  test('case 95 without the last card there is an empty list, and the way to add one', async () => {
    await openCards(CHOOSE, { ...listing(VISA), ...answering(removeCard, () => ({ cards: [] })) })
    await press('Rimuovi')
    await press('Rimuovi', await screen.findByRole('alertdialog'))
    expect(await screen.findByText('Nessuna carta salvata')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Rimuovi' })).toBeNull()
  })

  test('R-713 the default changes at once, and comes back when the server refuses', async () => {
    let refuse = (_answer: Response) => undefined as void
    const refused = new Promise<Response>((resolve) => {
      refuse = resolve
    })
    await openCards(CHOOSE, {
      ...listing(VISA, MASTERCARD),
      [setDefaultCard.path]: () => refused,
    })
    await choose(/8210/)
    await toggle()
    expect(await screen.findByText('Predefinita, 02/27')).toBeTruthy()
    await act(async () => refuse(problem(503, 'payment_unavailable', { detail: 'Ora non si può.' })))
    expect((await screen.findByRole('alert')).textContent).toContain('Ora non si può.')
    expect(screen.getByText('Predefinita, 09/28')).toBeTruthy()
  })

  test('the default cannot be switched off: another one has to be it', async () => {
    await openCards(CHOOSE, listing(VISA))
    const flag = await defaultSwitch()
    expect([flag.checked, flag.disabled]).toEqual([true, true])
  })

  test('case 97 a card that another tab removed is gone here as well', async () => {
    let cards = [VISA, MASTERCARD]
    await openCards(CHOOSE, {
      ...answering(listSavedCards, () => ({ cards })),
      ...answering(setDefaultCard, () => problem(404, 'card_unknown', { detail: 'Questa carta non è più salvata.' })),
    })
    await choose(/8210/)
    cards = [VISA]
    await toggle()
    await waitFor(() => expect(screen.queryByText('•••• 8210')).toBeNull())
    expect(screen.getByRole('alert').textContent).toContain('Questa carta non è più salvata.')
    expect(chosen()).toEqual([true])
  })

  test('a list that does not load says so and can be tried again', async () => {
    let isBroken = true
    await openCards(
      CHOOSE,
      answering(listSavedCards, () => (isBroken ? problem(500, 'defect') : { cards: [VISA] })),
    )
    await screen.findByText(/qualcosa è andato storto/)
    isBroken = false
    await press('Riprova')
    expect(await screen.findByText('•••• 4242')).toBeTruthy()
  })

  test('without a provider that saves cards none can be added', async () => {
    await openCards(CHOOSE, { ...listing(), ...answering(getPaymentConfig, () => ({ modes: [modeOf('paypal')] })) })
    expect(await screen.findByText(/qui non si salvano carte/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Aggiungi una carta' })).toBeNull()
  })

  test.each([
    ['en', 'Saved cards', 'Default, 09/28'],
    ['fr', 'Cartes enregistrées', 'Par défaut, 09/28'],
    ['nl', 'Opgeslagen kaarten', 'Standaard, 09/28'],
    ['de', 'Gespeicherte Karten', 'Standard, 09/28'],
  ] as const)('R-112 in %s', async (language, title, detail) => {
    await setLanguage(language)
    await openCards(CHOOSE, listing(VISA))
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(await screen.findByText(detail)).toBeTruthy()
  })
})

describe('a saved card', () => {
  const at = `${EDIT}?card=${MASTERCARD.cardId}`
  const expiry = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Scadenza' })
  const type = async (value: string) => {
    const input = await expiry()
    await act(async () => fireEvent.change(input, { target: { value } }))
  }

  test('R-713 gets another expiry, and becomes the default', async () => {
    const { seen } = await openCards(at, {
      ...listing(VISA, MASTERCARD),
      ...answering(updateCard, () => ({ cards: [VISA, MASTERCARD] })),
      ...answering(setDefaultCard, () => ({ cards: [VISA, MASTERCARD] })),
    })
    expect((await expiry()).value).toBe('02 / 27')
    await type('0330')
    await toggle()
    await press('Salva')
    await waitFor(() => expect(seen(setDefaultCard)).toHaveLength(1))
    expect(seen(updateCard)[0]?.body).toEqual({ cardId: MASTERCARD.cardId, expiryMonth: 3, expiryYear: 2030 })
  })

  test.each([
    ['1330', 'Scrivi mese e anno, per esempio 09 / 28.'],
    ['03', 'Scrivi mese e anno, per esempio 09 / 28.'],
    ['0120', 'Questa data è già passata.'],
  ])('an expiry of %s is not sent', async (typed, words) => {
    const { seen } = await openCards(at, listing(VISA, MASTERCARD))
    await type(typed)
    await press('Salva')
    expect(await screen.findByText(words)).toBeTruthy()
    expect(seen(updateCard)).toHaveLength(0)
  })

  test('case 97 that is gone by now leads back to the list', async () => {
    await openCards(at, listing(VISA))
    expect(await screen.findByText('Questa carta non c’è più')).toBeTruthy()
    const back = screen.getByRole('link', { name: 'Carte salvate' })
    await act(async () => fireEvent.click(back))
    expect(location.pathname).toBe(CHOOSE)
  })
})

test('the list is left to where the person came from', async () => {
  await openCards(CHOOSE, listing(VISA))
  await press('Indietro')
  expect(await arrivedAt()).toBe('/tabs/contact')
  expect(queryClient.getQueryData([listSavedCards.name, {}])).toBeDefined()
})
