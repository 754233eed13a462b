import { expect, test } from 'vitest'
import { auditFacts } from './audit-facts.ts'

test.each([
  ['nothing', {}, []],
  ['a setting', { before: 20, after: 30 }, [{ path: ['value'], before: 20, value: 30 }]],
  ['roles', { before: ['bar'], after: [] }, [{ path: ['value'], before: ['bar'], value: [] }]],
  [
    'fields that changed, and no others',
    { before: { cents: 300, name: { it: 'Caffè' } }, after: { cents: 350, name: { it: 'Caffè' } } },
    [{ path: ['cents'], before: 300, value: 350 }],
  ],
  ['something new', { before: null, after: { cents: 300 } }, [{ path: ['cents'], value: 300 }]],
  ['something that goes', { before: { isOpen: true } }, [{ path: ['isOpen'], before: true, value: null }]],
  [
    'only what it became',
    { after: { isOpen: false, covers: 20 } },
    [
      { path: ['isOpen'], value: false },
      { path: ['covers'], value: 20 },
    ],
  ],
  [
    'a change inside, and words beside it; ids are for the raw data',
    { actionId: 7, umbrellaIds: [1, 2], state: { before: 'running', after: 'ended' }, reason: 'Lavori' },
    [
      { path: ['state'], before: 'running', value: 'ended' },
      { path: ['reason'], value: 'Lavori' },
    ],
  ],
  [
    'a text in languages is one value',
    { before: { title: { it: 'A', de: 'B' } }, after: { title: { it: 'C', de: 'B' } } },
    [{ path: ['title'], before: { it: 'A', de: 'B' }, value: { it: 'C', de: 'B' } }],
  ],
  [
    'ids and versions that changed are for the raw data as well',
    { before: { revision: 1, cents: 300 }, after: { revision: 2, cents: 350 } },
    [{ path: ['cents'], before: 300, value: 350 }],
  ],
  [
    'something that went for good became nothing',
    { before: { isOpen: true, cents: null }, after: {} },
    [{ path: ['isOpen'], before: true, value: null }],
  ],
  [
    'what has more than a before and an after is no change',
    { state: { after: 'ended', reason: 'Lavori' } },
    [
      { path: ['state', 'after'], value: 'ended' },
      { path: ['state', 'reason'], value: 'Lavori' },
    ],
  ],
  [
    'a text in languages beside a change is one value, too',
    { name: { it: 'A', de: 'B' } },
    [{ path: ['name'], value: { it: 'A', de: 'B' } }],
  ],
  [
    'rows that are told by their ids alone are for the raw data, and what else is said of them is not',
    { places: [{ bookingId: 1, umbrellaId: 5 }], days: [{ umbrellaId: 5, part: 'morning' }] },
    [{ path: ['days'], value: [{ umbrellaId: 5, part: 'morning' }] }],
  ],
  [
    'deep things end where nobody reads on',
    { a: { b: { c: { d: 1 } } } },
    [{ path: ['a', 'b', 'c'], value: { d: 1 } }],
  ],
])('R-603 %s', (_name, detail, facts) => expect(auditFacts(detail)).toEqual(facts))
