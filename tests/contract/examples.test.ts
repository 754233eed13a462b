import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Call } from '../../domain/platform/call.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { EVERY_CALL } from './every-call.ts'
import { recordExamples, type Example } from './record-examples.ts'

const FILE = path.join(import.meta.dirname, '..', '..', 'server', 'openapi-examples.jsonl')
/** `1` records those that are missing or no longer fit, `all` every one. */
const RECORDS = process.env['RECORD_EXAMPLES']
const HOW = 'RECORD_EXAMPLES=1 npx vitest run --project truth tests/contract/examples.test.ts'

describe('R-717 the examples of the OpenAPI document', () => {
  let examples: ReadonlyMap<string, Example>

  beforeAll(async () => {
    examples = await readExamples()
    if (RECORDS === undefined) return
    const stale = EVERY_CALL.filter((call) => RECORDS === 'all' || problemsOf(call, examples.get(call.name)).length > 0)
    const now = new Map([
      ...examples,
      ...(await recordExamples(stale)).map((example) => [example.call, example] as const),
    ])
    const kept = EVERY_CALL.flatMap(({ name }) => now.get(name) ?? []).toSorted((a, b) => (a.call < b.call ? -1 : 1))
    await writeFile(FILE, kept.map((example) => `${JSON.stringify(example)}\n`).join(''))
    examples = await readExamples()
  }, 20 * MINUTE)

  test('are of calls that there are, and every call has one', () => {
    const names = EVERY_CALL.map(({ name }) => name)
    expect(
      [...examples.keys()].filter((name) => !names.includes(name)),
      HOW,
    ).toEqual([])
    expect(
      names.filter((name) => !examples.has(name)),
      HOW,
    ).toEqual([])
  })

  test('fit what their calls take and answer', () => {
    for (const call of EVERY_CALL) expect(problemsOf(call, examples.get(call.name)), `${call.name}: ${HOW}`).toEqual([])
    const answered = [...examples.values()].filter(({ answer }) => answer !== undefined)
    expect(answered.length).toBeGreaterThan(200)
  })
})

async function readExamples(): Promise<Map<string, Example>> {
  const lines = (await readFile(FILE, 'utf8')).split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => JSON.parse(line) as Example).map((example) => [example.call, example]))
}

/** Where an example is not what its call takes and answers. */
function problemsOf({ input, output }: Call, example: Example | undefined): string[] {
  if (example === undefined) return ['there is none']
  return [...problems(input, example.input), ...('answer' in example ? problems(output, example.answer) : [])]
}

function problems(schema: z.ZodMiniType, value: unknown): string[] {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? [] : parsed.error.issues.map(({ path: at, code }) => `${at.join('.')} ${code}`)
}
