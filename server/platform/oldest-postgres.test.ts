import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'

const SERVER = path.join(import.meta.dirname, '..')

/** What PostgreSQL 16, 17 and 18 brought: the embedded one knows it, and that of a resort's machine (15 and newer) may not. */
const NEWER = [
  /\breturning\b[^`;]*\b(?:old|new)\.[a-z]/i,
  /\b(?:json_table|json_exists|json_query|json_value|json_scalar|any_value|merge_action|uuidv7|array_sort|casefold)\s*\(/i,
  /\bis json\b/i,
  /\bwithout overlaps\b/i,
]

/** The functions that stand now, and every statement of the product. */
async function sources(): Promise<string[]> {
  const files = await readdir(SERVER, { recursive: true })
  return files.filter((file) => /(?:^schema\.sql|(?<!\.test)\.ts)$/.test(file))
}

test('statements and functions are of PostgreSQL 15', async () => {
  const found: string[] = []
  for (const file of await sources()) {
    const text = await readFile(path.join(SERVER, file), 'utf8')
    if (NEWER.some((pattern) => pattern.test(text))) found.push(file)
  }
  expect(found).toEqual([])
})
