import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testDatabase, type TestDatabase } from '../tests/support/database.ts'
import { DEMO_FOLDER } from '../tests/support/demo-resort.ts'
import { partFile } from './platform/part-file.ts'
import { exportResortFiles, importResortFiles, readResortFiles, resortFileSchemas } from './resort-files.ts'
import { RESORT_PARTS } from './resort-parts.ts'
import { readFolder } from './umbrellas/resort-folder.ts'

let db: TestDatabase
let files: Map<string, string>

beforeAll(async () => {
  db = await testDatabase()
  files = await readFolder(DEMO_FOLDER)
})
afterAll(() => db.close())

function wholeDemo() {
  const { resort, problems } = readResortFiles(files)
  if (resort === null) throw new Error(JSON.stringify(problems, null, 1))
  return resort
}

/** Every row of every table, so that a write of the same again shows. */
async function everything(): Promise<unknown> {
  const tables = await db.sql<{ name: string }>(
    `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 1`,
  )
  return Promise.all(tables.map(async ({ name }) => [name, await db.sql(`select t::text from ${name} t order by 1`)]))
}

test('B-23 the demo folder has the file of every slice, and they come back byte for byte', async () => {
  await db.database.transaction((tx) => importResortFiles(tx, wholeDemo()))
  const exported = await db.database.connection(exportResortFiles)
  expect([...exported.keys()].toSorted()).toEqual([...files.keys()].toSorted())
  for (const [name, text] of exported) expect(text, name).toBe(files.get(name))
  expect(RESORT_PARTS.map((part) => part.file).filter((file) => !files.has(file))).toEqual([])
})

test('B-23 importing the same again says the same and keeps every id', async () => {
  const before = await everything()
  await db.database.transaction((tx) => importResortFiles(tx, wholeDemo()))
  expect(await everything()).toEqual(before)
})

test('B-23 a folder without the file of a slice leaves that slice as it is', async () => {
  const whole = wholeDemo()
  await db.database.transaction((tx) => importResortFiles(tx, { ...whole, parts: [] }))
  const exported = await db.database.connection(exportResortFiles)
  expect([...exported.keys()].toSorted()).toEqual([...files.keys()].toSorted())
})

test('B-23 what is wrong in the files of slices is said with file, path, expected and found, beside the beach’s', () => {
  const kiosk = partFile({
    file: 'kiosk.json',
    schema: z.strictObject({ ices: z.array(z.string({ error: 'the name of an ice' })) }),
    check: ({ ices }, others) =>
      ices.flatMap((name, index) =>
        name === 'melon' && !others.has('fruit.json')
          ? [{ path: `ices[${index}]`, expected: 'an ice of fruit.json', found: name }]
          : [],
      ),
    write: async () => undefined,
    read: async () => null,
  })
  const problemsOf = (text: string) =>
    readResortFiles(new Map(files).set('kiosk.json', text), [...RESORT_PARTS, kiosk]).problems
  expect(problemsOf('{ "$schema": "../schema/kiosk.schema.json", "ices": ["lemon"] }')).toEqual([])
  expect(problemsOf('{ "ices": [7], "fans": 2 }')).toEqual([
    { file: 'kiosk.json', path: 'ices[0]', expected: 'the name of an ice', found: '7' },
    { file: 'kiosk.json', path: 'fans', expected: 'no field of this name', found: '2' },
  ])
  expect(problemsOf('{ "ices": ["lemon", "melon"] }')).toEqual([
    { file: 'kiosk.json', path: 'ices[1]', expected: 'an ice of fruit.json', found: 'melon' },
  ])
  expect(problemsOf('{')).toEqual([expect.objectContaining({ file: 'kiosk.json', expected: 'JSON' })])
})

test('B-23 the published JSON Schemas are what the import checks (npm run resort -- schema)', async () => {
  const folder = path.join(DEMO_FOLDER, '..', 'schema')
  const schemas = resortFileSchemas()
  for (const [name, text] of schemas) expect(await readFile(path.join(folder, name), 'utf8'), name).toBe(text)
  expect((await readdir(folder)).toSorted()).toEqual([...schemas.keys()].toSorted())
})
