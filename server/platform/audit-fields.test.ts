import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { AuditAction, Told } from '../../domain/platform/audit-fields.ts'
import { AUDIT_ACTIONS } from '../../domain/staff/audit-actions.ts'
import { auditStaffAction } from './audit.ts'

type Refused<Detail, Action extends AuditAction = 'till.collect'> = unknown extends Told<Action, Detail> ? false : true
interface Collected {
  readonly tender: 'cash'
  readonly amountCents: number
  readonly tenderedCents: number | null
}

const SERVER = path.join(import.meta.dirname, '..')
const SOURCES = globSync('**/*.ts', { cwd: SERVER, exclude: (name) => name.endsWith('.test.ts') }).map((file) => ({
  slice: file.split(path.sep)[0],
  text: readFileSync(path.join(SERVER, file), 'utf8'),
}))

test('R-603 the compiler refuses a field that has no word, one that nobody writes, and a before that is told otherwise than its after', () => {
  expectTypeOf<Refused<Collected>>().toEqualTypeOf<false>()
  expectTypeOf<Refused<Collected & { readonly pieces: number }>>().toEqualTypeOf<true>()
  expectTypeOf<Refused<Omit<Collected, 'tender'>>>().toEqualTypeOf<true>()
  // Ids stand in the raw data, and need no word.
  expectTypeOf<Refused<Collected & { readonly pressId: string }>>().toEqualTypeOf<false>()
  expectTypeOf<Refused<Record<string, unknown>>>().toEqualTypeOf<true>()
  expectTypeOf<
    Refused<{ readonly before: { readonly isHidden: boolean }; readonly after: object }, 'course.save'>
  >().toEqualTypeOf<true>()
  const tx = { query: () => Promise.resolve([]) }
  const actor = { accountId: 1 }
  void auditStaffAction(tx, actor, { action: 'bar.pause', subject: 'bar', detail: { minutes: 5 } })
  // @ts-expect-error -- a misspelt field
  void auditStaffAction(tx, actor, { action: 'bar.pause', subject: 'bar', detail: { minute: 5 } })
  // @ts-expect-error -- an action that nobody knows
  void auditStaffAction(tx, actor, { action: 'bar.nap', subject: 'bar' })
})

test('R-603 every action of the log is written by somebody, and found under one kind', () => {
  const actions = Object.values(AUDIT_ACTIONS).flat()
  expect(new Set(actions).size).toBe(actions.length)
  expectTypeOf<(typeof actions)[number]>().toEqualTypeOf<AuditAction>()
  const isWritten = (action: string) => {
    const [start = '', verb = ''] = action.split('.')
    // Named as a whole, or put together beside the step that it is called by.
    const composing = new Set(SOURCES.filter(({ text }) => text.includes(`\`${start}.\${`)).map(({ slice }) => slice))
    return SOURCES.some(
      ({ slice, text }) => text.includes(`'${action}'`) || (composing.has(slice) && text.includes(`'${verb}'`)),
    )
  }
  expect(actions.filter((action) => !isWritten(action))).toEqual([])
})
