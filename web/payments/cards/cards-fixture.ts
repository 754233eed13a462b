import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { getPaymentConfig, listSavedCards, type SavedCard } from '../../../domain/payments/calls.ts'
import { answering, openPages, type Answer } from '../../accounts/page-fixture.tsx'
import { cardOf, modeOf } from '../sdk-fixture.ts'
import { ChooseCardPage } from './ChooseCardPage.tsx'
import { EditCardPage } from './EditCardPage.tsx'

export const CHOOSE = '/pagamenti-card-choose'
export const EDIT = '/pagamenti-card-edit'
const PAGES = { [CHOOSE]: ChooseCardPage, [EDIT]: EditCardPage }

/** A Visa that ends in 4242 until 09/28, the default. */
export const VISA = cardOf()
/** A Mastercard that ends in 8210 until 02/27, not the default. */
export const MASTERCARD = cardOf({
  cardId: 'card-mc-00001',
  brand: 'mastercard',
  lastFour: '8210',
  expiryMonth: 2,
  expiryYear: 2027,
  isDefault: false,
})

const config = answering(getPaymentConfig, () => ({ modes: [modeOf('stripe')] }))
export const listing = (...cards: SavedCard[]) => answering(listSavedCards, () => ({ cards }))

/** Opens the pages of saved cards at an address, over a server that has Stripe and answers `answers`. */
export const openCards = (at: string, answers: Record<string, Answer>) =>
  openPages(at, PAGES, { ...config, ...answers })

/** Presses a button by its name as soon as it can be. */
export async function press(name: string, within_: HTMLElement = document.body): Promise<void> {
  const button = await within(within_).findByRole<HTMLButtonElement>('button', { name })
  await waitFor(() => expect(button.disabled).toBe(false))
  await act(async () => fireEvent.click(button))
}

/** Chooses a card of the list. */
export async function choose(name: RegExp): Promise<void> {
  const radio = await screen.findByRole('radio', { name })
  await act(async () => fireEvent.click(radio))
}

/** Which cards of the list are chosen, in its order. */
export const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
export const defaultSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Usala come predefinita' })

/** Turns the switch that makes a card the default. */
export async function toggle(): Promise<void> {
  const flag = await defaultSwitch()
  await act(async () => fireEvent.click(flag))
}
