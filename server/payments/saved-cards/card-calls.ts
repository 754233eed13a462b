import { Refusal } from '../../../domain/platform/refusal.ts'
import * as calls from '../../../domain/payments/calls.ts'
import type { Platform } from '../../../domain/platform/app-platform.ts'
import { handle } from '../../platform/handler.ts'
import type { Database } from '../../platform/database.ts'
import type { PaymentFacts } from '../payment-facts.ts'
import type { OfferedMode } from '../payment-modes.ts'
import {
  CardRefused,
  ProviderUnavailable,
  UnknownAtProvider,
  type PaymentProvider,
  type SavedCards,
} from '../provider.ts'
import { ensureCustomer, findCustomer, findOwnCard, type OwnCard } from './card-customers.ts'
import { chooseDefault, dropCard, readCards, writeCards } from './card-queries.ts'

/** the caller's saved cards; brand, last digits and expiry are all that is known here. */
export const listSavedCards = handle(calls.listSavedCards, 'read', async (tx, _input, { actor }) => ({
  cards: await readCards(tx, actor.accountId),
}))

/** Begins to save a card in the provider's own fields. */
export const startSavingCard = (facts: PaymentFacts) =>
  handle(calls.startSavingCard, 'own', async (_tx, { modeId }, { actor, platform }) => {
    const mode = savingMode(facts, platform, modeId)
    return answering(async () => {
      const customerRef = await customerOf(facts.database, mode.provider, actor.accountId)
      const returnUrl = `${facts.publicUrl}/pagamenti-card-choose`
      return { modeId, provider: mode.provider.id, ...(await mode.saved.setUp(customerRef, returnUrl)) }
    })
  })

/** Keeps what the provider saved; the first card, and the one that is wished, becomes the default. */
export const finishSavingCard = (facts: PaymentFacts) =>
  handle(calls.finishSavingCard, 'own', async (_tx, input, { actor, platform }) => {
    const { modeId, setupRef, nonce, isDefault } = input
    const mode = savingMode(facts, platform, modeId)
    const proof = proofFor(mode.provider, setupRef, nonce)
    const customerRef = await findCustomer(facts.database, mode.provider.id, actor.accountId)
    // Who has not begun has no customer there, and nothing that could be finished.
    if (proof === null || customerRef === null) throw new Refusal('card_refused')
    return answering(async () => {
      const card = await finishSetUp(mode.saved, customerRef, proof)
      if (isDefault) await mode.saved.setDefault(customerRef, card.ref)
      await refreshCards(facts.database, actor.accountId, mode.provider, modeId)
      if (isDefault) {
        await facts.database.transaction((tx) => chooseDefault(tx, actor.accountId, mode.provider.id, card.ref))
      }
      return { cards: await readCards(facts.database, actor.accountId) }
    })
  })

/** What shows that the card was saved: a nonce of the provider's fields, or the setup that was begun. */
function proofFor(
  { beginsWithNonce }: PaymentProvider,
  setupRef: string | undefined,
  nonce: string | undefined,
): SetUpProof | null {
  if (beginsWithNonce) return nonce === undefined ? null : { nonce }
  return setupRef === undefined ? null : { setupRef }
}

/** A setup that nobody began answers as somebody else's does. */
async function finishSetUp(saved: SavedCards, customerRef: string, proof: SetUpProof) {
  try {
    return await saved.finishSetUp(customerRef, proof)
  } catch (error) {
    throw error instanceof UnknownAtProvider ? new Refusal('card_refused') : error
  }
}

export const setDefaultCard = (facts: PaymentFacts) =>
  handle(calls.setDefaultCard, 'own', async (_tx, { cardId }, { actor }) => {
    const { card, saved } = await ownCard(facts, actor.accountId, cardId)
    return answering(async () => {
      await saved.setDefault(card.customerRef, card.ref)
      await facts.database.transaction((tx) => chooseDefault(tx, actor.accountId, card.provider, card.ref))
      return { cards: await readCards(facts.database, actor.accountId) }
    })
  })

export const updateCard = (facts: PaymentFacts) =>
  handle(calls.updateCard, 'own', async (_tx, { cardId, expiryMonth, expiryYear }, { actor }) => {
    const { card, saved, provider, modeId } = await ownCard(facts, actor.accountId, cardId)
    return answering(async () => {
      await saved.update(card.customerRef, card.ref, { month: expiryMonth, year: expiryYear })
      await refreshCards(facts.database, actor.accountId, provider, modeId)
      return { cards: await readCards(facts.database, actor.accountId) }
    })
  })

/** Removing the default makes another card the default, or none (case 95). Removed twice it is removed once. */
export const removeCard = (facts: PaymentFacts) =>
  handle(calls.removeCard, 'own', async (_tx, { cardId }, { actor }) => {
    const { card, saved } = await ownCard(facts, actor.accountId, cardId)
    return answering(async () => {
      await saved.remove(card.customerRef, card.ref)
      await facts.database.transaction((tx) => dropCard(tx, actor.accountId, cardId))
      return { cards: await readCards(facts.database, actor.accountId) }
    })
  })

/** Keeps the cards of an account in step with their provider; nobody's customer has none. */
export async function refreshCards(
  database: Database,
  accountId: number,
  provider: PaymentProvider,
  modeId: number,
): Promise<void> {
  const customerRef = await findCustomer(database, provider.id, accountId)
  if (customerRef === null || provider.saved === null) return
  const cards = await provider.saved.list(customerRef)
  await database.transaction((tx) => writeCards(tx, { accountId, modeId, provider: provider.id }, cards))
}

function savingMode(facts: PaymentFacts, platform: Platform, modeId: number): OfferedMode & { saved: SavedCards } {
  const mode = facts.modes.find(platform, modeId)
  const saved = mode?.provider.saved ?? null
  if (mode === null || saved === null || !facts.settings.saveCards) throw new Refusal('method_not_offered')
  return { ...mode, saved }
}

async function customerOf(database: Database, provider: PaymentProvider, accountId: number): Promise<string> {
  const ref = await ensureCustomer(database, provider, accountId)
  if (ref === null) throw new Error(`${provider.id} keeps no customers`)
  return ref
}

async function ownCard(
  facts: PaymentFacts,
  accountId: number,
  cardId: string,
): Promise<{ card: OwnCard; saved: SavedCards; provider: PaymentProvider; modeId: number }> {
  const card = await findOwnCard(facts.database, accountId, cardId)
  if (card === undefined) throw new Refusal('card_unknown')
  const provider = facts.providers.get(card.provider)
  if (provider === undefined || provider.saved === null) throw new Refusal('payment_unavailable')
  return { card, saved: provider.saved, provider, modeId: card.modeId }
}

type SetUpProof = Parameters<SavedCards['finishSetUp']>[1]

/** What a provider says no to, as the person's refusal. */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CardRefused) throw new Refusal('card_refused', { code: error.code })
    if (error instanceof UnknownAtProvider) throw new Refusal('card_unknown')
    if (error instanceof ProviderUnavailable) throw new Refusal('payment_unavailable')
    throw error
  }
}
