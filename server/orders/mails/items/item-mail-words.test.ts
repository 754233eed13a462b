import { expect, test } from 'vitest'
import { civilDate } from '../../../../domain/platform/civil-date.ts'
import { cents } from '../../../../domain/platform/cents.ts'
import { dayWords, money } from '../../../../domain/platform/format.ts'
import { LANGUAGES } from '../../../../domain/platform/language.ts'
import { aPlan } from '../../../../domain/subscriptions/plan-fixture.ts'
import { subscriptionWords } from '../../../../domain/subscriptions/subscription-words.ts'
import { SAMPLE_ORDERS } from '../../../messages/sample-orders.ts'
import { ORDER_MAIL_TEXTS } from '../order-mail-words.ts'
import { itemsOverMail } from './items-over-mail.ts'
import { ITEM_MAIL_TEXTS, itemPaymentWords } from './item-mail-words.ts'

const TOTAL = cents(198_000)
const part = (position: number, dueDay: string, amountCents: number) =>
  ({ position, dueDay, amountCents: cents(amountCents) }) as Parameters<
    typeof subscriptionWords
  >[1]['instalments'][number]

test.each(LANGUAGES)(
  'G15 in %s a season with a deposit is not said to be paid: its other parts are due',
  (language) => {
    const words = (...instalments: ReturnType<typeof part>[]) => {
      const facts = { code: 'G17', people: 2, dogs: 0, extras: [], totalCents: TOTAL, instalments }
      const items = SAMPLE_ORDERS.subscription.items.map((item) => ({
        ...item,
        options: subscriptionWords(aPlan(), facts, language),
      }))
      return itemPaymentWords({ ...SAMPLE_ORDERS.subscription, method: 'card', paymentStatus: 'paid', items }, language)
    }
    const { totalCents } = SAMPLE_ORDERS.subscription
    const deposit = words(part(0, '2027-03-01', totalCents), part(1, '2027-06-30', TOTAL - totalCents))
    expect(deposit).not.toContain(ORDER_MAIL_TEXTS[language].paid.card)
    expect(deposit).toBe(ITEM_MAIL_TEXTS[language].paidFirst(money(totalCents, language)))
    expect(words(part(0, '2027-03-01', TOTAL))).toBe(ORDER_MAIL_TEXTS[language].paid.card)
  },
)

test.each(LANGUAGES)(
  'R-102 in %s what is paid online by a day says until when, and that it is over once it is',
  (language) => {
    const day = civilDate('2027-07-05')
    const deadline = { day, hour: 20, at: '2027-07-05T18:00:00.000Z' }
    const order = {
      ...SAMPLE_ORDERS.subscription,
      method: 'pay_later' as const,
      paymentStatus: 'unpaid' as const,
      deadline,
    }
    expect(itemPaymentWords(order, language)).toBe(
      ORDER_MAIL_TEXTS[language].toPayLater('20:00', dayWords(day, language)),
    )
    const mail = itemsOverMail({
      order: { ...order, status: 'cancelled' },
      language,
      firstName: 'Ada',
      resort: 'Bagno Argo',
      location: 'Bagno Argo',
      sender: ['Bagno Argo'],
      orderUrl: 'https://app.example/order',
      searchUrl: 'https://app.example/search',
      cause: 'payment_due',
      itemIds: order.items.map(({ itemId }) => itemId),
      reason: '',
      refundCents: null,
      creditCents: 0,
    })
    expect(mail.subject).toContain(order.number)
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(
      ITEM_MAIL_TEXTS[language].over.text.payment_due.replaceAll(/\s+/g, ' '),
    )
  },
)
