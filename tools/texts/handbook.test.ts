import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STAFF_SCREEN_IDS } from '../../domain/platform/staff-screen-ids.ts'
import { boldTurns, readHandbook, type Chapter } from '../../web/staff/help/chapters.ts'
import { en } from '../../web/staff/texts/en.ts'
import { it } from '../../web/staff/texts/it.ts'
import { everyCatalogue } from './catalogues.ts'
import { say } from './say.ts'

const SOURCE = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'handbook.md'), 'utf8')
const BOOKS = { it: readHandbook(SOURCE, 'it'), en: readHandbook(SOURCE, 'en') }
const TEXTS = { it, en }

const wordsOf = ({ parts }: Chapter) => parts.flatMap((part) => (part.kind === 'steps' ? part.steps : [part.text]))
const boldOf = (chapter: Chapter) =>
  wordsOf(chapter).flatMap((words) => boldTurns(words).filter((_, index) => index % 2 === 1))

test.each(['it', 'en'] as const)('every screen has a chapter in %s, and every chapter is of a screen', (language) => {
  expect([...BOOKS[language].keys()]).toEqual([...STAFF_SCREEN_IDS, 'altro'])
  for (const [id, chapter] of BOOKS[language]) {
    const { more, screens } = TEXTS[language]
    expect(chapter.title).toBe(id === 'altro' ? more.title : screens[id as keyof typeof screens])
    expect(chapter.parts.map(({ kind }) => kind)).toContain('steps')
  }
})

test('both languages have the same steps', () => {
  const shape = (chapter: Chapter | undefined) =>
    chapter?.parts.map((part) => (part.kind === 'steps' ? part.steps.length : part.kind))
  for (const id of BOOKS.it.keys()) expect([id, shape(BOOKS.en.get(id))]).toEqual([id, shape(BOOKS.it.get(id))])
})

test.each(['it', 'en'] as const)(
  'what is bold in %s stands on a button, a field or a title of the app',
  async (language) => {
    const said = new Set<string>()
    for (const texts of (await everyCatalogue()).values())
      for (const text of texts[language]) if (text.key !== 'names') said.add(say(text))
    const unknown = [...BOOKS[language]].flatMap(([id, chapter]) =>
      boldOf(chapter)
        .filter((words) => !said.has(words))
        .map((words) => `${id}: ${words}`),
    )
    expect(unknown).toEqual([])
  },
)
