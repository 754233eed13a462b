import { describe, expect, test } from 'vitest'
import awaited from './awaited.json' with { type: 'json' }
import { doorProblems, everyCall, namesTakenByDoors } from './doors.ts'
import { readModule } from './module-graph.ts'

const CALLS = new Map([
  ['openGate', { file: '/domain/gate-calls.ts', name: 'openGate' }],
  ['closeGate', { file: '/domain/gate-calls.ts', name: 'closeGate' }],
])
const [OPEN, CLOSE] = [...CALLS.values()] as [{ file: string; name: string }, { file: string; name: string }]
const NOTHING = { calls: {}, callsOfInstalledClients: {} }

test('a call that nothing makes is named', () => {
  expect(doorProblems(CALLS, [OPEN, CLOSE], NOTHING)).toEqual([])
  expect(doorProblems(CALLS, [OPEN], NOTHING)).toEqual(['closeGate: no screen and no command makes this call'])
  const elsewhere = { file: '/domain/other-calls.ts', name: 'closeGate' }
  expect(doorProblems(CALLS, [OPEN, elsewhere], NOTHING)).toHaveLength(1)
})

test('a listed call is excused until it has a door or is gone', () => {
  const listed = { calls: { closeGate: 17 }, callsOfInstalledClients: {} }
  expect(doorProblems(CALLS, [OPEN], listed)).toEqual([])
  expect(doorProblems(CALLS, [OPEN, CLOSE], listed)).toEqual(['closeGate: has a door; take it off tools/awaited.json'])
  const gone = { calls: {}, callsOfInstalledClients: { oldGate: 'R-708' } }
  expect(doorProblems(CALLS, [OPEN, CLOSE], gone)).toEqual(['oldGate: is no call; take it off tools/awaited.json'])
})

test('a made-up call of the contract has no door', async () => {
  const calls = new Map([...(await everyCall()), ['madeUp', { file: OPEN.file, name: 'madeUp' }]])
  expect(calls.size).toBeGreaterThan(300)
  expect(doorProblems(calls, namesTakenByDoors(), awaited)).toEqual([
    'madeUp: no screen and no command makes this call',
  ])
})

describe('what a module takes from another', () => {
  const take = (source: string) => readModule(`${import.meta.filename}x`, source).taken.map(({ name }) => name)
  test.each([
    ['a name that code uses', `import { a } from './doors.ts'; a()`, ['a']],
    ['under a name of its own', `import { a as b } from './doors.ts'; run(b)`, ['a']],
    ['in JSX', `import { A } from './doors.ts'; export const x = () => <A />`, ['A']],
    ['as a value with a type', `import { a } from './doors.ts'; run(a satisfies Call, a as Call, a!)`, ['a']],
    ['loaded when it is needed', `const { a } = await import('./doors.ts'); a()`, ['a']],
    ['not a type', `import { a, type B } from './doors.ts'; let x: Answer<typeof a>; type C = B`, []],
    ['not a name that only looks the same', `import { a } from './doors.ts'; run({ a: 1 }, x.a) // a`, []],
    ['not from a package', `import { a } from 'doors'; a()`, []],
  ])('%s', (_title, source, names) => expect(take(source)).toEqual(names))
})
