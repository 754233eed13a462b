import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Undelivered } from '../../../domain/messages/staff-calls.ts'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { UndeliveredMessages } from './UndeliveredMessages.tsx'

const failed = (id: number, name: string): Undelivered => ({
  id,
  kind: 'account',
  person: { name, phone: '' },
  orderNumber: null,
  askedAt: '2027-07-11T08:24:00.000Z',
  failedAt: '2027-07-11T08:24:00.000Z',
  reason: 'refused',
})

afterEach(closePage)

test('B-13 what is sent again leaves the list, and the focus goes on to the next one instead of being lost', async () => {
  let undelivered = [failed(1, 'Katharina Rossi'), failed(2, 'Sofie de Vries')]
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/messages/undelivered': () => ({ undelivered }),
    'ges/messages/sendAgain': ({ id }) => {
      undelivered = undelivered.filter((one) => one.id !== id)
      return { done: true }
    },
  })
  await openPage(<UndeliveredMessages />, '/ges/messaggi')
  const again = (name: string) => screen.findByRole('button', { name: new RegExp(`^Invia di nuovo.*${name}`) })
  const first = await again('Katharina Rossi')
  act(() => first.focus())
  fireEvent.click(first)
  await waitFor(() => expect(first.isConnected).toBe(false))
  const next = await again('Sofie de Vries')
  await waitFor(() => expect(document.activeElement).toBe(next))
})
