import type { Order } from '../../domain/orders/calls.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import type { Language } from '../../domain/platform/language.ts'
import { ACCOUNT_MAIL_SAMPLES } from '../accounts/mails/account-mail-samples.ts'
import { DOG_MAIL_SAMPLES } from '../dogs/mails/dog-mail-samples.ts'
import { cutoffMail } from '../arrivals/mails/cutoff-mail.ts'
import { CREDIT_MAIL_SAMPLES } from '../payments/credit/mails/credit-mail-samples.ts'
import type { FreedCause } from '../orders/freed-outbox.ts'
import { confirmationMail, type ConfirmationFrame } from '../orders/mails/confirmation-mail.ts'
import { changeMail } from '../orders/changes/mails/change-mail.ts'
import { SAMPLE_CHANGES } from './sample-changes.ts'
import { freedMail } from '../orders/mails/freed-mail.ts'
import { itemConfirmationMail } from '../orders/mails/items/item-confirmation-mail.ts'
import { itemMovedMail } from '../orders/mails/items/item-moved-mail.ts'
import { itemsOverMail } from '../orders/mails/items/items-over-mail.ts'
import { givenBackMail, paidMail, refundMail, reviewMail } from '../orders/mails/money-mail.ts'
import type { MailSample } from '../platform/mail-gallery.ts'
import { RETURN_MAIL_SAMPLES } from '../returns/mails/resold-mail-samples.ts'
import { WEATHER_MAIL_SAMPLES } from '../weather/mails/weather-mail-samples.ts'
import { renderFarewell } from '../privacy/mails/farewell-mail.ts'
import { SUBSCRIPTION_MAIL_SAMPLES } from '../subscriptions/life/mails/subscription-mail-samples.ts'
import { receiptMail } from '../orders/withdrawal/mails/receipt-mail.ts'
import { broadcastMail, offerMail, readyMail, reminderMail, staffMail } from './mails/notice-mails.ts'
import { SAMPLE_ORDERS } from './sample-orders.ts'

const URL = 'https://app.example'
const SENDER = ['Bagno Argo', 'Viale della Pineta 1, Marina', 'ciao@bagnoargo.example', '+39 0586 000000']
const HEAD = { resort: 'Bagno Argo', sender: SENDER, publicUrl: URL }
const DAY = civilDate('2027-07-10')

const frame = (order: Order, language: Language): ConfirmationFrame => ({
  order,
  language,
  firstName: 'Giulia',
  resort: 'Bagno Argo',
  location: 'Bagno Argo, Viale della Pineta 1, Marina',
  sender: SENDER,
  orderUrl: `${URL}/riepilogo?order=${order.orderId}`,
  conditions: { title: 'Condizioni di vendita', text: 'Il testo accettato, per intero.' },
})
const MOVED = { amountCents: 6400, method: 'card', lastFour: '4242', reason: null } as const
const STAFF = { orderId: 4711, amountCents: 6400, number: 'BA-7K3M-Q2XT' }
const BY = { staffId: 7, kind: 'refund', name: 'Anna Neri' } as const
const confirmed = (order: Order, language: Language) =>
  (order.category === 'umbrella' ? confirmationMail : itemConfirmationMail)(frame(order, language))
const freed = (order: Order, language: Language, cause: Exclude<FreedCause, 'rejected'>) =>
  freedMail({
    ...frame(order, language),
    bookingIds: [1],
    cause,
    refundCents: cause === 'deleted' ? 6400 : null,
    creditCents: 0,
    searchUrl: URL,
  })
const money = ({ language, of }: { readonly language: Language; readonly of: 'awaiting' | 'cancelled' }) => ({
  ...frame(SAMPLE_ORDERS[of], language),
  moved: MOVED,
  searchUrl: URL,
})
const lost = (language: Language) => money({ language, of: 'cancelled' })

const moved = (language: Language) =>
  changeMail({
    ...frame(SAMPLE_ORDERS.changed, language),
    change: SAMPLE_CHANGES.moved,
    refundCents: 0,
    creditCents: 0,
    searchUrl: URL,
  })
const cancelledDays = (language: Language, kind: 'days_cancelled' | 'cannot_deliver', refundCents: number | null) =>
  changeMail({
    ...frame(SAMPLE_ORDERS.changed, language),
    change: { ...SAMPLE_CHANGES.cancelled, kind },
    refundCents,
    creditCents: 0,
    searchUrl: URL,
  })

/** Every mail of the product with sample data: what it is called, and how it is made in a language. */
export const MAIL_SAMPLES: readonly MailSample[] = [
  ...ACCOUNT_MAIL_SAMPLES,
  ...DOG_MAIL_SAMPLES,
  ...SUBSCRIPTION_MAIL_SAMPLES,
  {
    name: 'withdrawal received',
    make: (language) =>
      receiptMail({
        language,
        number: 'BA-7K3M-Q2XT',
        thing: 'Carnet 10 ingressi',
        name: 'Giulia Bianchi',
        contact: 'giulia@example.it',
        declaredAt: '2027-07-10T14:32:00.000Z',
        paidCents: 25_000,
        usedCents: 2500,
        refundCents: 22_500,
        deskCents: 0,
        sender: SENDER,
        url: URL,
      }),
  },
  ...CREDIT_MAIL_SAMPLES,
  ...RETURN_MAIL_SAMPLES,
  ...WEATHER_MAIL_SAMPLES,
  ...(['paid', 'cash', 'later', 'bar', 'restaurant', 'parking', 'service', 'subscription', 'instalment'] as const).map(
    (name) => ({
      name: `order confirmed: ${name}`,
      make: (language: Language) => confirmed(SAMPLE_ORDERS[name], language),
    }),
  ),
  {
    name: 'hour of a cash guest comes near',
    make: (language) => cutoffMail(frame(SAMPLE_ORDERS.cash, language), { graceMinutes: 15, releasesByItself: true }),
  },
  {
    name: 'hour of a cash guest comes near: staff decide',
    make: (language) => cutoffMail(frame(SAMPLE_ORDERS.cash, language), { graceMinutes: 15, releasesByItself: false }),
  },
  { name: 'booking moved', make: moved },
  { name: 'days cancelled', make: (language) => cancelledDays(language, 'days_cancelled', 3200) },
  {
    name: 'days cancelled: paid at the desk',
    make: (language) => cancelledDays(language, 'days_cancelled', null),
  },
  { name: 'days that the resort cannot deliver', make: (language) => cancelledDays(language, 'cannot_deliver', 3200) },
  { name: 'order confirmed: part of it by credit', make: (language) => confirmed(SAMPLE_ORDERS.credit, language) },
  {
    name: 'order cancelled: credit comes back',
    make: (language) =>
      freedMail({
        ...frame(SAMPLE_ORDERS.cancelled, language),
        bookingIds: [1],
        cause: 'deleted',
        refundCents: 5200,
        creditCents: 1200,
        searchUrl: URL,
      }),
  },
  { name: 'order changed', make: (language) => freed(SAMPLE_ORDERS.changed, language, 'deleted') },
  { name: 'order cancelled', make: (language) => freed(SAMPLE_ORDERS.cancelled, language, 'deleted') },
  { name: 'reserved money was lost', make: (language) => freed(SAMPLE_ORDERS.cancelled, language, 'payment_lost') },
  { name: 'cash did not come', make: (language) => freed(SAMPLE_ORDERS.cancelled, language, 'cash_cutoff_passed') },
  { name: 'pay later was not paid', make: (language) => freed(SAMPLE_ORDERS.cancelled, language, 'payment_due') },
  ...(['rejected', 'deleted', 'payment_lost'] as const).map((cause) => ({
    name: `items are over: ${cause}`,
    make: (language: Language) =>
      itemsOverMail({
        ...frame(SAMPLE_ORDERS.barOver, language),
        itemIds: [1],
        cause,
        reason: cause === 'rejected' ? 'La cucina è chiusa' : '',
        refundCents: 1400,
        creditCents: 0,
        searchUrl: URL,
      }),
  })),
  {
    name: 'table moved',
    make: (language) =>
      itemMovedMail({
        ...frame(SAMPLE_ORDERS.restaurant, language),
        itemId: 1,
        toldTime: '12:30',
        moves: new Map([[1, 1]]),
      }),
  },
  { name: 'payment under review', make: (language) => reviewMail(money({ language, of: 'awaiting' }), 'began') },
  { name: 'payment denied', make: (language) => reviewMail(money({ language, of: 'cancelled' }), 'denied') },
  { name: 'payment denied, time left', make: (language) => reviewMail(money({ language, of: 'awaiting' }), 'denied') },
  {
    name: 'paid too late',
    make: (language) => givenBackMail({ ...lost(language), moved: { ...MOVED, reason: 'too_late' } }),
  },
  {
    name: 'difference paid',
    make: (language) => paidMail({ ...frame(SAMPLE_ORDERS.paid, language), moved: MOVED }),
  },
  { name: 'refunded', make: (language) => refundMail(lost(language), 'succeeded') },
  { name: 'refund failed', make: (language) => refundMail(lost(language), 'failed') },
  { name: 'bar order ready', make: (language) => readyMail(frame(SAMPLE_ORDERS.bar, language), 214) },
  { name: 'reminder: places', make: (language) => reminderMail(frame(SAMPLE_ORDERS.paid, language), DAY) },
  { name: 'reminder: table', make: (language) => reminderMail(frame(SAMPLE_ORDERS.restaurant, language), DAY) },
  { name: 'reminder: parking', make: (language) => reminderMail(frame(SAMPLE_ORDERS.parking, language), DAY) },
  {
    name: 'a place is offered',
    make: (language) =>
      offerMail(HEAD, language, {
        firstName: 'Giulia',
        code: 'H7',
        stay: 'sabato 10 luglio, giornata intera',
        endsAt: '15:40',
        url: `${URL}/tabs/contact/lista-attesa`,
      }),
  },
  {
    name: 'a table is offered',
    make: (language) =>
      offerMail(
        HEAD,
        language,
        {
          firstName: 'Giulia',
          code: '4',
          stay: 'sabato 10 luglio, 20:30, La Pineta',
          endsAt: '15:40',
          url: `${URL}/tabs/contact/lista-attesa`,
        },
        'tableOffer',
      ),
  },
  {
    name: 'to the guests of a day',
    make: (language) =>
      broadcastMail(HEAD, {
        language,
        day: DAY,
        title: 'Mare mosso',
        text: 'Oggi la bandiera è rossa.\nIl bar è aperto.',
      }),
  },
  {
    name: 'to managers: refund failed',
    make: (language) => staffMail(HEAD, language, { ...STAFF, topic: 'refund_failed' }),
  },
  {
    name: 'to managers: dispute',
    make: (language) => staffMail(HEAD, language, { ...STAFF, topic: 'dispute_opened' }),
  },
  {
    name: 'to managers: unusual sum',
    make: (language) =>
      staffMail(HEAD, language, { ...STAFF, topic: 'money_out_unusual', by: { ...BY, dayCents: 81_000 } }),
  },
  {
    name: 'to managers: somebody asks for a second yes',
    make: (language) =>
      staffMail(HEAD, language, { ...STAFF, topic: 'money_out_asked', by: { ...BY, dayCents: null } }),
  },
  {
    name: 'account deleted',
    make: (language) =>
      renderFarewell({ language, resort: 'Bagno Argo', sender: SENDER, kept: ['BA-7K3M-Q2XT'], cancelled: 2 }),
  },
]
