import { row } from './row.ts'

/** Q: nothing is sold twice, and money agrees. */
export const INTEGRITY_ROWS = {
  'Q-01': row({
    measure: 'double-booked half-days after 10,000 attempts, 2 servers, 50 at once',
    target: '0, and the negative control > 0',
    from: ['tests'],
    figures: { attempts: 'sum', doubles: 'sum', found: 'sum' },
    shows: ({ attempts, doubles }) => `${doubles} in ${attempts} attempts`,
    isMet: ({ doubles }) => doubles === 0,
    volume: { of: 'attempts', least: 10_000 },
    control: 'found',
  }),
  'Q-02': row({
    measure: 'invariants violated after every suite',
    target: '0',
    from: ['tests', 'day'],
    figures: { looks: 'sum', broken: 'sum' },
    shows: ({ looks, broken }) => `${broken} in ${looks} looks at a whole database`,
    isMet: ({ broken }) => broken === 0,
  }),
  'Q-03': row({
    measure: 'model-based commands without divergence (nightly, new seeds)',
    target: '≥ 100,000',
    from: ['tests'],
    figures: { commands: 'sum', payments: 'sum', divergences: 'sum' },
    shows: ({ commands, payments, divergences }) =>
      `${divergences} divergences in ${commands} commands on the database and ${payments} of the payment model`,
    isMet: ({ divergences }) => divergences === 0,
    volume: { of: 'commands', least: 100_000 },
  }),
  'Q-04': row({
    measure: 'illegal status edges accepted (all pairs × all roles)',
    target: '0',
    from: ['tests'],
    figures: { pairs: 'sum', accepted: 'sum' },
    shows: ({ pairs, accepted }) => `${accepted} of ${pairs} pairs`,
    isMet: ({ accepted }) => accepted === 0,
  }),
  'Q-05': row({
    measure: 'tampered price, quantity or total fields that change anything (all numeric fields × 12 values)',
    target: '0',
    from: ['tests'],
    figures: { values: 'sum', effects: 'sum' },
    shows: ({ values, effects }) => `${effects} of ${values} values`,
    isMet: ({ effects }) => effects === 0,
  }),
  'Q-06': row({
    measure: 'duplicate effects over 1,000 replays with the same key; other body → 409',
    target: '0; 100 %',
    from: ['tests'],
    figures: { replays: 'sum', duplicates: 'sum', others: 'sum', refused: 'sum' },
    shows: ({ replays, duplicates, others, refused }) =>
      `${duplicates} over ${replays} replays; ${refused} of ${others} other bodies refused`,
    isMet: ({ duplicates, others, refused }) => duplicates === 0 && refused === others,
    volume: { of: 'replays', least: 1_000 },
  }),
  'Q-07': row({
    measure: 'mutation score of the money, hold and authorisation modules',
    target: '≥ 85 %',
    from: ['mutants'],
    figures: { mutants: 'sum', worst: 'least' },
    shows: ({ mutants, worst }) => `${worst.toFixed(1)} % in the worst folder, ${mutants} mutants`,
    isMet: ({ worst }) => worst >= 85,
  }),
  'Q-08': row({
    measure:
      'webhooks: forged or altered variants (12) that change state; permutations and repeats (1,000) that end in a wrong state',
    target: '0; 0',
    from: ['tests'],
    figures: { variants: 'sum', changed: 'sum', deliveries: 'sum', wrong: 'sum' },
    shows: ({ variants, changed, deliveries, wrong }) =>
      `${changed} of ${variants} variants; ${wrong} after ${deliveries} deliveries out of order, twice or never`,
    isMet: ({ variants, changed, deliveries, wrong }) =>
      variants >= 12 && deliveries >= 1_000 && changed === 0 && wrong === 0,
  }),
  'Q-09': row({
    measure: 'provider against ledger after a fault run',
    target: '0 cents',
    from: ['tests'],
    figures: { paid: 'sum', cents: 'sum' },
    shows: ({ paid, cents }) => `${cents} cents apart over ${paid} payments that were acknowledged`,
    isMet: ({ paid, cents }) => paid > 0 && cents === 0,
  }),
}
