import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finishSavingCard, submitPayment } from '../../domain/payments/calls.ts'
import { awaitingOrder, checkout, pressPay, saveCard } from '../../tests/support/card-steps.ts'
import { everyRow } from '../../tests/support/every-row.ts'
import { paymentWorld, type PaymentWorld } from '../../tests/support/payment-world.ts'

const CARD = '4242424242424242'
const DECLINED = '4000000000000002'

let world: PaymentWorld
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'battigia-cards-'))
  world = await paymentWorld({ variables: { DATA_DIR: folder } })
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** What could be a card: 13 to 19 digits, perhaps in groups, with the right check digit. */
function cardNumbersIn(text: string): string[] {
  const candidates = text.match(/(?<![\w.])\d(?:[ -]?\d){12,18}(?![\w.])/g) ?? []
  return candidates.filter((one) => isLuhn(one.replaceAll(/\D/g, '')))
}

function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((total, digit) => total + digit, 0)
  return sum % 10 === 0
}

async function readFolder(): Promise<string> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const read = files
    .filter((file) => file.isFile())
    .map((file) => readFile(path.join(file.parentPath, file.name), 'utf8'))
  return (await Promise.all(read)).join('\n')
}

/** Fills every place that could keep a card: a payment, declines, a saved card, webhooks, mails. */
async function payInEveryWay(): Promise<void> {
  const { guest, orderId, type } = await checkout(world)
  await type(await world.bank.card(DECLINED))
  await guest.outcome(orderId)
  await type(await world.bank.card(CARD))
  expect(await guest.outcome(orderId)).toMatchObject({ outcome: 'completed' })
  const cardId = await saveCard(world, guest, await world.bank.card(CARD))
  const saved = await checkout(world, { guest, more: { cardId } })
  await saved.type(saved.started.savedCard?.paymentMethod ?? '')
  expect(await guest.outcome(saved.orderId)).toMatchObject({ outcome: 'completed' })
  await expect.poll(async () => (await world.db.sql('select from outbox')).length).toBe(0)
}

describe('case 100 card numbers and their codes', () => {
  test('the scanner finds a card’s number, and no id or instant', () => {
    expect(cardNumbersIn(`{"a":"${CARD}"} 4242 4242 4242 4242`)).toHaveLength(2)
    expect(cardNumbersIn('4242424242424241 pi_4242424242424242 1798761600000.123 2027-07-01')).toEqual([])
  })

  test('are in no table, no log and no mail, whatever was paid', async () => {
    await payInEveryWay()
    const database = (await everyRow(world.db)).join('\n')
    expect(database).toContain('4242')
    expect(database.length).toBeGreaterThan(10_000)
    expect(cardNumbersIn(database)).toEqual([])
    const log = world.server.logged.map((line) => JSON.stringify(line)).join('\n')
    expect(log).not.toBe('')
    expect(cardNumbersIn(log)).toEqual([])
    const mails = await readFolder()
    expect(mails).toContain('Message-ID')
    expect(cardNumbersIn(mails)).toEqual([])
    expect(`${database}${log}`).not.toMatch(/"?cvc"?\s*[:=]\s*"?\d{3,4}/i)
  })

  test('are refused where a page sends them by mistake, and reach neither provider, log nor table', async () => {
    const { guest, order } = await awaitingOrder(world, { method: 'second_card' })
    const { started } = await pressPay(world, guest, order, 'second_card')
    for (const nonce of [CARD, '4242 4242 4242 4242', '4242-4242-4242-4242']) {
      expect(await guest.refusal(submitPayment, { attemptId: started.attemptId, nonce })).toBe('input_invalid')
      expect(await guest.refusal(finishSavingCard, { modeId: 4, nonce, isDefault: true })).toBe('input_invalid')
    }
    expect(await world.bank.count(/POST \/merchants\/[^/]+\/(transactions|payment_methods)$/)).toBe(0)
    const log = world.server.logged.map((line) => JSON.stringify(line)).join('\n')
    expect(cardNumbersIn(`${(await everyRow(world.db)).join('\n')}\n${log}`)).toEqual([])
  })
})
