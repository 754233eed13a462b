import { expect } from 'vitest'
import type { Call } from '../../domain/platform/call.ts'
import type { Problem } from '../../domain/platform/field-problem.ts'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { REFUSALS, type RefusalCode } from '../../domain/platform/refusal.ts'
import { setSettings } from '../race/booking-world.ts'
import { contents } from './contents.ts'
import type { Answer, World } from './world.ts'

/** Late on a morning of the season: the cash hour of the full day is over, the morning itself is not. */
export const LATE_MORNING = '2027-07-01T11:00:00+02:00'
export const TODAY = '2027-07-01'

/** A list of all languages, each asked with the same input; a field that is undefined does not travel. */
export async function inEveryLanguage(world: World, call: Call, input: unknown, token: string): Promise<Answer[]> {
  const travelling = JSON.parse(JSON.stringify(input)) as unknown
  const answers: Answer[] = []
  for (const language of LANGUAGES) answers.push(await world.ask(call, travelling, { token, language }))
  return answers
}

export function requireFiveTexts(texts: readonly (string | undefined)[], what: string): void {
  for (const text of texts) expect(text, what).toMatch(/\S/)
  for (const text of texts) expect(text, what).not.toMatch(/undefined|NaN|\[object|null|\$\{/)
  expect(new Set(texts).size, `${what}: ${JSON.stringify(texts)}`).toBe(LANGUAGES.length)
}

/** The refusal in all languages: status, code, words; and nothing has changed by it. */
export async function requireRefusal(
  world: World,
  call: Call,
  input: unknown,
  code: RefusalCode,
  token: string,
): Promise<Problem> {
  const before = await contents(world.db, true)
  const answers = await inEveryLanguage(world, call, input, token)
  for (const answer of answers)
    expect([answer.status, answer.problem().code], answer.body).toEqual([REFUSALS[code], code])
  const problems = answers.map((answer) => answer.problem())
  requireFiveTexts(
    problems.map((problem) => problem.detail),
    code,
  )
  for (const problem of problems)
    expect(Object.keys(problem).filter((key) => key !== 'data' && key !== 'errors')).toEqual([
      'type',
      'title',
      'status',
      'code',
      'detail',
    ])
  expect(await contents(world.db, true)).toEqual(before)
  const [first] = problems
  if (first === undefined) throw new Error('nobody was asked')
  return first
}

/** Changes settings and waits until the server has heard of it. */
export async function changed(world: World, values: Parameters<typeof setSettings>[1]): Promise<void> {
  await setSettings(world.db, values)
  for (const [key, value] of Object.entries(values))
    await expect.poll(() => world.server.app.settings[key as 'dayTurnHour']).toBe(value)
}
