import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TEXTS_PAGE } from '../texts.ts'
import { catalogueFolders } from './catalogues.ts'
import { moduleRows, readBoxes } from './checklist.ts'

test('R-112 docs/texts.md lists every module of texts (npm run texts -- --list writes them)', () => {
  expect([...readBoxes(readFileSync(TEXTS_PAGE, 'utf8')).keys()].toSorted()).toEqual(catalogueFolders())
})

test('what a reader wrote into a box stays when the list is made anew', () => {
  const texts = [{ key: 'a', value: 'b', parameters: [] }]
  const catalogues = new Map([['web/bar/texts', { it: texts, en: texts, fr: texts, nl: texts, de: texts }]])
  const fresh = moduleRows(catalogues, new Map())
  expect(fresh).toContain('| `web/bar/texts` | 1 | ☐ | ☐ | ☐ | ☐ | ☐ |')
  const read = fresh.replace('1 | ☐ | ☐ | ☐', '1 | ☐ | ☐ | AB 2026-12-01')
  expect(moduleRows(catalogues, readBoxes(read))).toBe(read)
})
