import type { it } from './it.ts'

/** The words of the back office's components in English. */
export const en: typeof it = {
  tender: {
    amount: 'Amount',
    tooMuch: (most: string) => `Write an amount up to ${most}.`,
    label: 'How they pay',
    cash: 'Cash',
    card: 'Card',
    given: 'Given',
    notes: 'Likely amounts',
    exact: 'Exact',
    tooLittle: 'That is less than they owe.',
    wrong: 'Write an amount, for example 70 or 70.50.',
    change: 'Change',
  },
  pay: {
    when: 'When they pay',
    times: { later: 'Later', link: 'By a link', now: 'Now' },
    by: 'To be paid by',
    sellAndCollect: (amount) => `Sell and collect ${amount}`,
    sellLater: 'Sell, paid later',
    sellByLink: 'Sell and send the link',
    sellFree: 'Sell, nothing to pay',
  },
  discount: {
    code: 'Discount code (optional)',
    summary: 'Code or discount',
    byHand: 'Discount',
    amount: 'Discount in euros',
    wrong: 'Write an amount, for example 10 or 7.50.',
    most: (amount) => `At most ${amount}.`,
    reason: 'Reason for the discount',
    reasonNeeded: 'A reason is needed: it is kept with the order.',
    reasons: { regular: 'Regular guest', trouble: 'Something went wrong', group: 'Group' },
  },
  party: {
    people: 'People',
    smallDogs: 'Small dogs',
    largeDogs: 'Large dogs',
    needsSpace: 'A dog needs space',
    dog: (number: number) => `Dog ${number}`,
  },
  person: {
    optional: { name: 'Name (optional)', phone: 'Phone (optional)', email: 'E-mail (optional)' },
    needed: { name: 'First and last name', phone: 'Phone', email: 'E-mail' },
    nameShort: 'At least two letters.',
  },
}
