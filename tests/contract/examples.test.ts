import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { MINUTE } from '../../domain/platform/duration.ts'
import { EVERY_CALL } from './every-call.ts'
import { recordExamples, type Example } from './record-examples.ts'

const FILE = path.join(import.meta.dirname, '..', '..', 'server', 'openapi-examples.jsonl')
/** Records them again from the demo resort: after a new call, or when a schema has changed. */
const RECORDS = process.env['RECORD_EXAMPLES'] === '1'
const HOW = 'RECORD_EXAMPLES=1 npx vitest run --project truth tests/contract/examples.test.ts'

describe('R-717 the examples of the OpenAPI document', () => {
  let examples: ReadonlyMap<string, Example>

  beforeAll(async () => {
    if (RECORDS) {
      const lines = (await recordExamples()).map((example) => `${JSON.stringify(example)}\n`)
      await writeFile(FILE, lines.join(''))
    }
    const lines = (await readFile(FILE, 'utf8')).split('\n').filter((line) => line !== '')
    examples = new Map(lines.map((line) => JSON.parse(line) as Example).map((example) => [example.call, example]))
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
    for (const call of EVERY_CALL) {
      const { input, answer } = examples.get(call.name) ?? { input: undefined }
      if (input !== undefined) expect(problems(call.input, input), `${call.name}: ${HOW}`).toEqual([])
      if (answer !== undefined) expect(problems(call.output, answer), `${call.name}: ${HOW}`).toEqual([])
    }
    const answered = [...examples.values()].filter(({ answer }) => answer !== undefined)
    expect(answered.length).toBeGreaterThan(200)
  })
})

function problems(schema: z.ZodMiniType, value: unknown): unknown[] {
  const parsed = z.safeParse(schema, value)
  return parsed.success ? [] : parsed.error.issues.map(({ path: at, code }) => `${at.join('.')} ${code}`)
}
