import { describe, expect, test } from 'vitest'
import type { Order } from '../../domain/orders/calls.ts'
import { cents } from '../../domain/platform/cents.ts'
import { civilDate } from '../../domain/platform/civil-date.ts'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { loadTexts } from '../platform/texts.ts'
import { codesWords } from '../cart/line-words.ts'
import { stayName } from '../umbrellas/stay-name.ts'
import { it as cartIt } from '../cart/texts/it.ts'
import { it as itemIt } from './items/texts/it.ts'
import { calendarFile } from './calendar-file.ts'
import { orderCalendar } from './order-calendar.ts'
import { anOrder } from './order-fixture.ts'
import { isUpcoming, orderGroups } from './order-groups.ts'
import { goneBackWords } from './gone-back-words.ts'
import { deadlineWords, paymentWords, peopleOf, seeYouWords, statusLook } from './order-words.ts'
import { stayWords } from './stay-words.ts'
import { ordersTexts } from './texts.ts'
import { it } from './texts/it.ts'

const paid = anOrder({ paymentStatus: 'paid' })
const gone = anOrder({ status: 'no_show', passCode: null })

describe('words of an order', () => {
  test('R-411 G14 one place on two days apart: each stay has its days, and two people are two', () => {
    const [line] = anOrder().lines
    if (line === undefined) throw new Error('the order has no line')
    const on = (bookingId: number, date: string) => {
      const day = civilDate(date)
      return { ...line, bookingId, code: 'B9', people: 2, from: day, to: day }
    }
    const order = anOrder({ lines: [on(1, '2027-11-28'), on(2, '2027-11-30')] })
    expect(codesWords(order.lines, 'it')).toBe('B9')
    expect(order.lines.map((each) => stayName(each, order.lines, 'de'))).toEqual([
      'B9 (28. November)',
      'B9 (30. November)',
    ])
    expect(stayWords(order, 'it')).toBe('28 e 30 novembre')
    expect(codesWords([...order.lines, { ...on(3, '2027-11-28'), code: 'B10' }], 'it')).toBe(
      'B9 (28 novembre), B9 (30 novembre) e B10 (28 novembre)',
    )
    expect(peopleOf(order)).toBe(2)
    const together = anOrder({ lines: [on(1, '2027-11-28'), { ...on(2, '2027-11-28'), code: 'B10' }] })
    expect(codesWords(together.lines, 'it')).toBe('B9 e B10')
    expect(peopleOf(together)).toBe(4)
  })

  test.each([
    ['2027-07-18', 'Ci vediamo oggi!'],
    ['2027-07-17', 'Ci vediamo domani!'],
    ['2027-07-12', 'Ci vediamo domenica!'],
    ['2027-07-11', 'Ci vediamo domenica 18 luglio!'],
  ])('R-412 on %s the greeting is %s', (today, words) => {
    expect(seeYouWords('2027-07-18', today, it, 'it')).toBe(words)
  })

  test.each<[Partial<Order>, string]>([
    [{}, 'Da pagare'],
    [{ paymentStatus: 'paid' }, 'Pagato'],
    [{ paymentStatus: 'overpaid' }, 'Pagato'],
    [{ status: 'completed', paymentStatus: 'paid' }, 'Pagato'],
    [{ paymentStatus: 'authorized' }, 'Pagamento autorizzato'],
    [{ paymentStatus: 'none' }, 'Confermato'],
    [{ status: 'completed', paymentStatus: 'none' }, 'Concluso'],
    [{ status: 'completed', paymentStatus: 'unpaid' }, 'Concluso'],
    [{ status: 'awaiting_payment', canPay: true }, 'Pagamento in corso'],
    [{ status: 'awaiting_payment', canPay: false }, 'In verifica'],
    [{ paymentStatus: 'partially_refunded', dueCents: cents(0) }, 'Pagato'],
    [{ paymentStatus: 'partially_refunded', dueCents: cents(1200) }, 'Da pagare'],
    [{ status: 'cancelled', paymentStatus: 'refunded' }, 'Rimborsato'],
    [
      { status: 'cancelled', paymentStatus: 'refunded', refundedCents: cents(4000), creditedCents: cents(4000) },
      'In credito',
    ],
    [
      { status: 'cancelled', paymentStatus: 'refunded', refundedCents: cents(4000), creditedCents: cents(1200) },
      'Rimborsato',
    ],
    [{ status: 'cancelled', paymentStatus: 'partially_refunded' }, 'Annullato'],
    [{ status: 'cancelled', paymentStatus: 'unpaid' }, 'Annullato'],
    [{ paymentStatus: 'disputed' }, 'Contestato'],
    [{ status: 'expired' }, 'Scaduto'],
    [{ status: 'failed' }, 'Non riuscito'],
    [{ status: 'no_show' }, 'Mancato arrivo'],
  ])('R-411 an order with %o says %s', (over, label) => {
    expect(statusLook(anOrder(over), it).label).toBe(label)
  })

  test('R-411 every state of an order has words of its own in every language', async () => {
    for (const language of LANGUAGES) {
      const words = Object.values((await loadTexts(ordersTexts, language)).status)
      expect(new Set(words).size, language).toBe(words.length)
    }
  })

  test('R-807 the deadline is said while money is due, never afterwards', () => {
    expect(deadlineWords(anOrder(), it, 'it')).toBe(
      'Arriva entro le 10:00 di domenica 18 luglio e paga in contanti alla cassa.',
    )
    expect(deadlineWords(anOrder({ method: 'pay_later' }), it, 'it')).toMatch(/^Paga entro le 10:00/)
    expect([paid, gone].map((order) => deadlineWords(order, it, 'it'))).toEqual(['', ''])
  })

  test('R-315 the order is named with its number and its total', () => {
    expect(paymentWords(paid, it, 'it')).toMatch(/^Ordine n\. BA-7K3M-Q2XT, pagato 252,00/)
  })

  test.each([
    [0, 0, []],
    [4000, 0, ['Rimborso 40,00 €']],
    [4000, 4000, ['In credito 40,00 €']],
    [4000, 1200, ['Rimborso 28,00 €', 'In credito 12,00 €']],
  ])('B-06 of %i cents that went back, %i into credit: each is named for what it is', (refunded, credited, words) => {
    const order = anOrder({ refundedCents: cents(refunded), creditedCents: cents(credited) })
    expect(goneBackWords(order, it, 'it').map((each) => each.replaceAll('\u00a0', ' '))).toEqual(words)
  })

  test.each<[Language, string[][], string, string]>([
    [
      'it',
      [
        ['2027-07-18', '2027-07-19'],
        ['2027-07-21', '2027-07-22'],
      ],
      '18–19 e 21–22 luglio',
      '18–19 e 21–22 luglio 2027',
    ],
    [
      'en',
      [
        ['2027-07-18', '2027-07-19'],
        ['2027-07-21', '2027-07-22'],
      ],
      '18–19 and 21–22 July',
      '18–19 and 21–22 July 2027',
    ],
    [
      'fr',
      [
        ['2027-08-01', '2027-08-01'],
        ['2027-08-03', '2027-08-05'],
      ],
      '1er et 3–5 août',
      '1er et 3–5 août 2027',
    ],
    [
      'nl',
      [
        ['2027-07-18', '2027-07-18'],
        ['2027-07-20', '2027-07-21'],
        ['2027-07-23', '2027-07-23'],
      ],
      '18, 20–21 en 23 juli',
      '18, 20–21 en 23 juli 2027',
    ],
    [
      'de',
      [
        ['2027-07-21', '2027-07-22'],
        ['2027-07-18', '2027-07-19'],
      ],
      '18.–19. und 21.–22. Juli',
      '18.–19. und 21.–22. Juli 2027',
    ],
    [
      'it',
      [
        ['2027-07-30', '2027-08-01'],
        ['2027-08-03', '2027-08-03'],
      ],
      '30 luglio – 1 agosto e 3 agosto',
      '30 luglio – 1 agosto e 3 agosto 2027',
    ],
    [
      'it',
      [
        ['2026-12-30', '2026-12-30'],
        ['2027-01-02', '2027-01-02'],
      ],
      '30 dicembre 2026 e 2 gennaio 2027',
      '30 dicembre 2026 e 2 gennaio 2027',
    ],
    ['it', [['2027-07-18', '2027-07-19']], '18–19 luglio', 'Domenica 18 – lunedì 19 luglio 2027'],
  ])(
    'B-03 R-905 a stay without one of its days says its month and year once: %s %j',
    (language, ranges, short, full) => {
      const [line] = anOrder().lines
      const lines = ranges.map(([from = '', to = ''], index) => ({
        ...line!,
        bookingId: index,
        from: civilDate(from),
        to: civilDate(to),
      }))
      expect(stayWords(anOrder({ lines }), language)).toBe(short)
      expect(stayWords(anOrder({ lines }), language, 'full')).toBe(full)
    },
  )

  test('the stay is written as one range', () => expect(stayWords(anOrder(), 'it')).toBe('18–19 luglio'))

  test('R-218 the deletion has the exact words of the design in every language', async () => {
    const titles = await Promise.all(
      LANGUAGES.map(async (language) => (await loadTexts(ordersTexts, language)).remove.title),
    )
    expect(titles).toEqual([
      'ELIMINA PRENOTAZIONE',
      'DELETE BOOKING',
      'SUPPRIMER LA RÉSERVATION',
      'RESERVERING VERWIJDEREN',
      'BUCHUNG LÖSCHEN',
    ])
  })
})

describe('groups of the list', () => {
  const today = '2027-07-11'
  const at = (orderId: number, from: string, to: string) =>
    anOrder({ orderId, lines: anOrder().lines.map((line) => ({ ...line, from: civilDate(from), to: civilDate(to) })) })

  test('R-212 what comes next stands first, today under its own heading; the past is newest first', () => {
    const orders = [
      at(1, '2027-08-20', '2027-08-21'),
      at(2, '2027-07-10', '2027-07-12'),
      at(3, '2027-07-18', '2027-07-18'),
      at(4, '2027-06-01', '2027-06-02'),
      at(5, '2027-07-01', '2027-07-10'),
    ]
    const keys = (when: 'upcoming' | 'past') =>
      orderGroups(orders, when, today).map((group) => [group.key, group.orders.map((order) => order.orderId)])
    expect(keys('upcoming')).toEqual([
      ['today', [2]],
      ['2027-07', [3]],
      ['2027-08', [1]],
    ])
    expect(keys('past')).toEqual([
      ['2027-07', [5]],
      ['2027-06', [4]],
    ])
  })

  test('R-212 an order that no longer stands is past, whenever it was for', () => {
    expect(isUpcoming(anOrder(), today)).toBe(true)
    expect(isUpcoming(gone, today)).toBe(false)
  })
})

describe('calendar of an order', () => {
  const words = {
    texts: it,
    cartTexts: cartIt,
    itemTexts: itemIt,
    language: 'it' as const,
    resort: { name: 'Bagno Argo', address: 'Via dei Pini 1' },
    url: 'https://b.example/riepilogo?order=7',
    now: '2027-07-11T08:24:00.000Z',
  }

  test('B-02 one event for places that share their days, a reminder an hour before the cash deadline', () => {
    const file = orderCalendar(anOrder(), words)
    expect(file.stays).toHaveLength(1)
    expect(file.stays[0]?.title).toBe('Bagno Argo: C5 e C6, giornata intera')
    expect(file.remindAt).toBe('2027-07-18T07:00:00.000Z')
    expect(calendarFile(file)).toContain('TRIGGER;VALUE=DATE-TIME:20270718T070000Z')
  })

  test('B-02 a paid order reminds of nothing, and the file never holds the secret of the pass', () => {
    expect(orderCalendar(paid, words).remindAt).toBeNull()
    expect(calendarFile(orderCalendar(anOrder(), words))).not.toContain('BA1.')
  })

  test('B-02 a deleted place is not in it', () => {
    const [first, second] = anOrder().lines
    const file = orderCalendar(anOrder({ lines: [{ ...first!, isCancelled: true }, second!] }), words)
    expect(file.stays[0]?.title).toBe('Bagno Argo: C6, giornata intera')
    expect(file.sequence).toBe(1)
  })

  test('B-02 a stay keeps its name in calendars when the one before it is deleted', () => {
    const [first, second] = anOrder().lines
    const other = { ...second!, from: civilDate('2027-07-25'), to: civilDate('2027-07-25') }
    const written = (isCancelled: boolean) =>
      calendarFile(orderCalendar(anOrder({ lines: [{ ...first!, isCancelled }, other] }), words))
    expect(written(false).match(/UID:.*/g)).toHaveLength(2)
    expect(written(true).match(/UID:.*/g)).toEqual([written(false).match(/UID:.*/g)?.[1]])
  })
})
