import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryFiles } from './check-file-sizes.mjs'
import { ROOT } from './install.mjs'

const ID = /\b([RB]-\d{2,3})\b/g

/** Ids of the requirement rows, in their order. */
function requirementIds() {
  const text = readFileSync(join(ROOT, 'docs', 'requirements.md'), 'utf8')
  return [...text.matchAll(/^\| ([RB]-\d{2,3})[ |]/gm)].map((match) => match[1])
}

/** Which test files name which ids in their titles. */
function testedIds() {
  const found = new Map()
  for (const file of repositoryFiles('*.test.ts', '*.test.tsx', 'tests/**/*.spec.ts')) {
    if (!existsSync(join(ROOT, file))) continue
    const titles = readFileSync(join(ROOT, file), 'utf8').matchAll(
      /(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g,
    )
    for (const [, , title] of titles) {
      for (const [, id] of expandRanges(title).matchAll(ID)) found.set(id, (found.get(id) ?? new Set()).add(file))
    }
  }
  return found
}

/** "R-203 to R-206" and "R-203–R-206" name every row between. */
function expandRanges(title) {
  return title.replaceAll(/([RB])-(\d{2,3})\s*(?:to|–|-|…)\s*\1-(\d{2,3})/g, (_, letter, from, to) =>
    Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${letter}-${String(Number(from) + index).padStart(from.length, '0')}`,
    ).join(' '),
  )
}

/** No test names an id that is not a requirement. */
export function checkTrace() {
  const known = new Set(requirementIds())
  const unknown = [...testedIds()].filter(([id]) => !known.has(id))
  for (const [id, files] of unknown) process.stdout.write(`  ${id} is no requirement: ${[...files].join(', ')}\n`)
  return unknown.length === 0
}

/** `npm run trace`: every requirement with the tests that name it. */
function printTrace() {
  const tested = testedIds()
  const ids = requirementIds()
  for (const id of ids) process.stdout.write(`${id.padEnd(6)} ${[...(tested.get(id) ?? [])].join(', ') || '–'}\n`)
  const count = ids.filter((id) => tested.has(id)).length
  process.stdout.write(`\n${count} of ${ids.length} requirements have a test that names them\n`)
}

if (process.argv[1] === import.meta.filename) printTrace()
