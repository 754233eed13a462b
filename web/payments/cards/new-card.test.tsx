import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  finishSavingCard,
  getPaymentConfig,
  listSavedCards,
  startSavingCard,
  type SavedCard,
} from '../../../domain/payments/calls.ts'
import { answering, endPages, startWith } from '../../accounts/page-fixture.tsx'
import { problem } from '../../platform/fake-server.ts'
import { ProviderUnreachable, type MountContext, type SaveResult } from '../payment-ui.ts'
import { modeOf } from '../sdk-fixture.ts'
import { CHOOSE, chosen, defaultSwitch, EDIT, MASTERCARD, openCards, press, toggle, VISA } from './cards-fixture.ts'

/** The provider of the tests: its fields are right or wrong, and the card is saved or not, as a test says. */
const provider = vi.hoisted(() => ({
  open: vi.fn(),
  context: null as MountContext | null,
  isComplete: true,
  saveCard: vi.fn<() => Promise<SaveResult>>(),
}))
vi.mock('../open-payment-ui.ts', () => ({ openPaymentUi: provider.open }))

/** What the server answers when a card begins to be saved. */
const SETUP = {
  modeId: 3,
  provider: 'stripe',
  setupRef: 'seti_00001',
  clientSecret: 'secret',
  clientToken: null,
} as const

beforeEach(() => {
  startWith('Giulia')
  provider.isComplete = true
  provider.saveCard.mockResolvedValue({ kind: 'saved', proof: { setupRef: SETUP.setupRef } })
  provider.open.mockImplementation(async () => ({
    mount: async (_host: HTMLElement, context: MountContext) => {
      provider.context = context
      return { validate: () => provider.isComplete, destroy: () => undefined }
    },
    saveCard: provider.saveCard,
    close: async () => undefined,
  }))
})
afterEach(() => {
  endPages()
  vi.clearAllMocks()
})

describe('a new card', () => {
  const answers = (...before: SavedCard[]) => {
    let cards = before
    return {
      ...answering(listSavedCards, () => ({ cards })),
      ...answering(startSavingCard, () => SETUP),
      ...answering(finishSavingCard, () => {
        cards = [VISA, ...before]
        return { cards }
      }),
    }
  }

  test('R-211 is typed in the provider’s fields, saved there, and told to our server', async () => {
    const { seen } = await openCards(EDIT, answers(MASTERCARD))
    expect(await screen.findByText(/I dati restano nei campi sicuri del fornitore/)).toBeTruthy()
    await waitFor(() => expect(provider.context?.labels.number).toBe('Numero'))
    await toggle()
    await press('Salva la carta')
    await waitFor(() => expect(seen(finishSavingCard)).toHaveLength(1))
    expect(seen(finishSavingCard)[0]?.body).toEqual({ modeId: 3, setupRef: SETUP.setupRef, isDefault: false })
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeTruthy()
    expect(location.pathname).toBe(CHOOSE)
    expect(chosen()).toEqual([true, false])
  })

  test('the first one is the default in any case', async () => {
    const { seen } = await openCards(EDIT, answers())
    expect((await defaultSwitch()).disabled).toBe(true)
    await press('Salva la carta')
    await waitFor(() => expect(seen(finishSavingCard)[0]?.body).toMatchObject({ isDefault: true }))
  })

  test('is for the way to pay of the address', async () => {
    const modes = [modeOf('stripe'), modeOf('braintree')]
    await openCards(`${EDIT}?mode=4`, { ...answers(), ...answering(getPaymentConfig, () => ({ modes })) })
    await waitFor(() => expect(provider.open).toHaveBeenCalledWith(modes[1]))
  })

  test('nothing is begun while a field is wrong, and our words say which', async () => {
    provider.isComplete = false
    const { seen } = await openCards(EDIT, answers())
    await screen.findByText('Numero')
    await press('Salva la carta')
    act(() =>
      provider.context?.onChange({
        isComplete: false,
        brand: 'visa',
        focused: 'number',
        problems: { number: 'invalid' },
      }),
    )
    expect(await screen.findByText('Il numero non è giusto.')).toBeTruthy()
    expect(screen.getByText('VISA')).toBeTruthy()
    expect(seen(startSavingCard)).toHaveLength(0)
  })

  test.each([
    [{ kind: 'declined', code: 'card_declined', isRetryable: true }, 'La banca non ha accettato la carta.'],
    [{ kind: 'declined', code: 'three_d_secure', isRetryable: true }, 'La banca non ha confermato che sei tu.'],
    [{ kind: 'cancelled' }, 'La verifica della banca è stata interrotta.'],
  ] as const)('that is not saved says why: %o', async (result, words) => {
    provider.saveCard.mockResolvedValue(result)
    const { seen } = await openCards(EDIT, answers())
    await press('Salva la carta')
    expect((await screen.findByRole('alert')).textContent).toContain(words)
    expect(seen(finishSavingCard)).toHaveLength(0)
  })

  test('that our server did not hear of is not saved twice', async () => {
    let isLost = true
    const { seen } = await openCards(EDIT, {
      ...answers(),
      ...answering(finishSavingCard, () => (isLost ? problem(503, 'payment_unavailable') : { cards: [VISA] })),
    })
    await press('Salva la carta')
    await screen.findByRole('alert')
    isLost = false
    await press('Salva la carta')
    await waitFor(() => expect(location.pathname).toBe(CHOOSE))
    expect(provider.saveCard).toHaveBeenCalledOnce()
    const keys = seen(finishSavingCard).map(({ headers }) => headers.get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  test('a provider that does not come says so, and the next try opens it', async () => {
    provider.open.mockRejectedValueOnce(new ProviderUnreachable('gone'))
    await openCards(EDIT, answers())
    expect((await screen.findByRole('alert')).textContent).toContain('servizio dei pagamenti')
    await press('Riprova')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(provider.open).toHaveBeenCalledTimes(2)
  })

  test('case 36 back from the bank our server decides, whatever the address says', async () => {
    const { seen } = await openCards(`${EDIT}?setup=seti_00001&mode=3&default=1&redirect_status=succeeded`, {
      ...answers(),
      ...answering(finishSavingCard, () => problem(409, 'card_refused', { detail: 'La banca non l’ha accettata.' })),
    })
    expect((await screen.findByRole('alert')).textContent).toContain('La banca non l’ha accettata.')
    expect(seen(finishSavingCard)[0]?.body).toEqual({ modeId: 3, setupRef: 'seti_00001', isDefault: true })
  })
})
