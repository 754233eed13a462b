import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput } from '../../../domain/platform/call.ts'
import type * as calls from '../../../domain/content/page-staff-calls.ts'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { testDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { codeOf } from '../../../tests/support/parking-facts.ts'
import { runHandler } from '../../../tests/support/run-handler.ts'
import type { Actor } from '../../platform/handler.ts'
import { getPage } from '../get-page.ts'
import { listInfoPages } from '../list-info-pages.ts'
import { pageVersion } from '../page-version.ts'
import { savePages } from '../save-pages.ts'
import { discardPageDraft } from './discard-page-draft.ts'
import { getPagePublication } from './get-page-publication.ts'
import { getPageToEdit } from './get-page-to-edit.ts'
import { listPagePublications } from './list-page-publications.ts'
import { listPagesToEdit } from './list-pages-to-edit.ts'
import { publishPage } from './publish-page.ts'
import { restorePage } from './restore-page.ts'
import { savePageDraft } from './save-page-draft.ts'
import { undoPagePublish } from './undo-page-publish.ts'
import { liveSettings } from '../../settings/live-settings.ts'

const FACTS = { settings: liveSettings() }

type Page = CallInput<typeof calls.savePageDraft>['page']

const SLUG = 'conditions-with-payment'
let db: TestDatabase
let elena: Actor
let marco: Actor

beforeAll(async () => {
  db = await testDatabase()
  elena = await manager('Elena')
  marco = await manager('Marco')
  const slugs = ['zumba', 'purposes', SLUG, 'restaurant', 'prices']
  await db.database.transaction((tx) =>
    savePages(
      tx,
      slugs.flatMap((slug) =>
        LANGUAGES.map((language) => {
          const words = { title: `${slug} ${language}`, markdown: 'Da file' }
          return { slug, language, ...words, version: pageVersion(words) }
        }),
      ),
    ),
  )
})
afterAll(() => db.close())

async function manager(name: string): Promise<Actor> {
  const [row] = await db.sql<{ id: number }>(
    `insert into account (email, password_hash, first_name, last_name, phone)
     values ($1, 'x', $2, 'Pini', '3331234567') returning id::int`,
    [`${name}@example.org`.toLowerCase(), name],
  )
  const person = { sessionId: 1, email: '', isConfirmed: true, isGuest: false, isProven: true }
  return { ...person, accountId: row?.id ?? 0, roles: ['manager'] }
}

const words = (text: string, nl = text) => ({ it: text, en: text, fr: text, nl, de: text })
const page = (text: string, nl = text): Page => ({ title: words('Condizioni'), markdown: words(text, nl) })
const opened = (actor = elena) => runHandler(db.database, getPageToEdit, { slug: SLUG }, { actor })
const save = (text: Page, version: number | null, actor = elena) =>
  runHandler(db.database, savePageDraft, { slug: SLUG, page: text, version }, { actor })
const publish = (version: number, revision: string, actor = elena) =>
  runHandler(db.database, publishPage, { slug: SLUG, version, revision }, { actor })
const undo = (publicationId: number, actor = elena) =>
  runHandler(db.database, undoPagePublish, { publicationId }, { actor })
const restore = (publicationId: number, revision: string) =>
  runHandler(db.database, restorePage, { publicationId, revision }, { actor: elena })
const read = async (language: 'it' | 'nl' = 'it', version?: string) =>
  runHandler(db.database, getPage(FACTS), { slug: SLUG, language, ...(version === undefined ? {} : { version }) })
const history = async () =>
  (await runHandler(db.database, listPagePublications, { slug: SLUG }, { actor: elena })).publications
const publishText = async (text: Page) => {
  const { draft, revision } = await opened()
  return publish((await save(text, draft?.version ?? null)).version, revision)
}

test('R-213 a draft is seen by no guest, misses languages, and is published with none missing; two people never overwrite each other', async () => {
  const first = await save(page('Bozza', ''), null)
  expect((await read()).markdown).toBe('Da file')
  const late = { code: 'status_changed', data: { name: 'Elena Pini' } }
  await expect(save(page('Altro'), null, marco)).rejects.toMatchObject(late)
  const { revision, draft } = await opened(marco)
  expect(draft).toMatchObject({
    version: first.version,
    isMine: false,
    by: 'Elena Pini',
    page: { markdown: { nl: '' } },
  })
  await expect(publish(first.version, revision)).rejects.toMatchObject({
    code: 'not_publishable',
    data: { missing: ['nl'] },
  })
  const second = await save(page('Nuovo testo'), first.version, marco)
  expect(await codeOf(publish(first.version, revision))).toBe('status_changed')
  expect(await codeOf(publish(second.version, 'another'))).toBe('status_changed')
  const { publicationId } = await publish(second.version, revision, marco)
  expect([(await read()).markdown, (await opened()).draft]).toEqual(['Nuovo testo', null])
  expect((await history())[0]).toMatchObject({ publicationId, cause: 'publish', by: 'Marco Pini', isCurrent: true })
  // Its undo gives the text back as a draft, once.
  await undo(publicationId, marco)
  expect(await codeOf(undo(publicationId, marco))).toBe('status_changed')
  expect((await read()).markdown).toBe('Da file')
  const after = await opened()
  expect(after.draft?.page.markdown.it).toBe('Nuovo testo')
  await runHandler(db.database, discardPageDraft, { slug: SLUG, version: after.draft?.version ?? 0 }, { actor: elena })
  expect((await opened()).draft).toBeNull()
})

test('R-508 B-15 the history says who, when and what; an earlier text is shown again, and taken back', async () => {
  const first = await publishText(page('Primo testo'))
  const second = await publishText({ ...page('Primo testo'), markdown: words('Primo testo', 'Tweede tekst') })
  const [latest, before] = await history()
  expect([latest?.changed, before?.changed]).toEqual([['nl'], [...LANGUAGES]])
  expect(await codeOf(undo(first.publicationId))).toBe('status_changed')
  const again = await restore(first.publicationId, second.revision)
  expect((await read('nl')).markdown).toBe('Primo testo')
  expect(await codeOf(restore(first.publicationId, second.revision))).toBe('status_changed')
  await undo(again.publicationId)
  expect((await read('nl')).markdown).toBe('Tweede tekst')
  expect((await history()).map(({ cause, isUndone, isCurrent }) => [cause, isUndone, isCurrent]).slice(0, 3)).toEqual([
    ['restore', true, false],
    ['publish', false, true],
    ['publish', false, false],
  ])
  expect((await history()).at(-1)).toMatchObject({ cause: 'file', by: null })
  const one = { publicationId: String(first.publicationId) }
  const kept = await runHandler(db.database, getPagePublication, one, { actor: elena })
  expect(kept).toMatchObject({ slug: SLUG, page: page('Primo testo') })
  expect(await codeOf(runHandler(db.database, getPagePublication, { publicationId: '99' }, { actor: elena }))).toBe(
    'not_found',
  )
})

test('R-508 R-509 what somebody accepted stays readable word by word, proves itself, and cannot be changed', async () => {
  await publishText(page('Accettato così'))
  const accepted = await read()
  await publishText(page('Cambiato dopo'))
  expect((await read()).markdown).toBe('Cambiato dopo')
  const kept = await read('it', accepted.version)
  expect(kept).toEqual(accepted)
  expect(pageVersion(kept)).toBe(accepted.version)
  expect(await codeOf(read('it', 'never-shown'))).toBe('not_found')
  const named = `where slug = '${SLUG}' and version = '${accepted.version}'`
  await expect(db.sql(`update content_page set markdown = 'altro' ${named}`)).rejects.toThrow('stay')
  await expect(db.sql(`delete from content_page ${named}`)).rejects.toThrow('stay')
})

test('B-23 an import is a publication of what it changed only', async () => {
  const before = (await history()).length
  const texts = await db.sql<{ slug: string; language: 'it'; title: string; markdown: string; version: string }>(
    'select slug, language, title, markdown, version from content_page where is_current',
  )
  const importing = (change: string) =>
    db.database.transaction((tx) =>
      savePages(
        tx,
        texts.map((text) => {
          const given = text.slug === SLUG ? { ...text, markdown: text.markdown + change } : text
          return { ...given, version: pageVersion(given) }
        }),
      ),
    )
  await importing('')
  expect(await history()).toHaveLength(before)
  await importing('!')
  expect((await history())[0]).toMatchObject({ cause: 'file', by: null, isCurrent: true })
  expect(await history()).toHaveLength(before + 1)
})

test('P14 no page has HTML; info pages are listed in the order of the app, and legal ones are not among them', async () => {
  await expect(save(page('<img src=x>'), null)).rejects.toMatchObject({ issues: expect.anything() })
  expect((await runHandler(db.database, listInfoPages, { language: 'nl' })).pages).toEqual(
    ['prices', 'restaurant', 'zumba'].map((slug) => ({ slug, title: `${slug} nl` })),
  )
  await save(page('Bozza'), null)
  const { pages } = await runHandler(db.database, listPagesToEdit, {}, { actor: elena })
  expect(pages.map(({ slug, isLegal, hasDraft }) => [slug, isLegal, hasDraft])).toEqual([
    [SLUG, true, true],
    ['prices', false, false],
    ['purposes', true, false],
    ['restaurant', false, false],
    ['zumba', false, false],
  ])
  expect(pages.map(({ title }) => title)).toContain('zumba it')
  await db.sql(`update content_page set is_current = false where slug = 'prices' and language = 'de'`)
  const german = await runHandler(db.database, listPagesToEdit, {}, { actor: elena, language: 'de' })
  expect(german.pages.filter(({ isLegal }) => !isLegal).map(({ title }) => title)).toEqual([
    'prices it',
    'restaurant de',
    'zumba de',
  ])
  const unknown = { slug: 'parking', page: page('Sotto i pini'), version: null }
  expect(await codeOf(runHandler(db.database, savePageDraft, unknown, { actor: elena }))).toBe('not_found')
})

test('R-603 every change is in the audit log', async () => {
  const log = await db.sql<{ action: string }>(
    `select distinct action from staff_action where subject = $1 order by 1`,
    [`page:${SLUG}`],
  )
  expect(log.map(({ action }) => action)).toEqual([
    'page.begin-draft',
    'page.discard-draft',
    'page.publish',
    'page.restore',
    'page.take-draft',
    'page.undo',
  ])
})
