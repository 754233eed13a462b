import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { REJECTION_REASONS } from '../../domain/dogs/documents.ts'
import { aPicture, dogWorld, type DogWorld } from '../../tests/support/dog-world.ts'
import { MANAGER } from '../../tests/support/content-facts.ts'
import { codeOf } from '../../tests/support/restaurant-world.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import type { Actor } from '../platform/handler.ts'
import { getDogCheckFile } from './get-dog-check-file.ts'
import { listDogChecks } from './list-dog-checks.ts'
import { remindDocuments } from './remind-documents.ts'

let world: DogWorld
let owner: Actor
let dogId: number

beforeAll(async () => {
  world = await dogWorld()
  await world.set({ dogUploadsPerDay: 200, maxDogDocuments: 20 })
})
beforeEach(async () => {
  await world.db.sql('delete from outbox')
  owner = await world.person()
  dogId = (await world.save(owner, { name: 'Nebbia', chip: '380260000123456', temperament: 'reactive' })).dogId
})
afterAll(() => world.db.close())

const remind = () => world.db.database.transaction((tx) => remindDocuments(tx, world.facts.settings))
const checks = () => runHandler(world.db.database, listDogChecks(world.facts), {}, { actor: MANAGER })
/** A document that waits, as the check shows it. */
async function waiting(validUntil = '2028-03-31') {
  const [document] = (await world.add(owner, dogId, { validUntil })).documents
  const found = (await checks()).waiting.find((check) => check.documentId === document?.documentId)
  if (found === undefined) throw new Error('the document does not wait')
  return found
}
const stateOf = async (documentId: number) => {
  const documents = (await world.list(owner)).dogs.flatMap((dog) => dog.documents)
  return documents.find((document) => document.documentId === documentId)
}

describe('B-16 R-603 the check of a document', () => {
  test('shows the dog, whose it is and the file', async () => {
    const check = await waiting()
    expect(check).toMatchObject({
      checks: 0,
      state: 'waiting',
      ownerName: 'Test Guest',
      dog: { name: 'Nebbia', chip: '380260000123456', temperament: 'reactive', size: 'large' },
    })
    const file = { documentId: String(check.documentId) }
    const { mediaType } = await runHandler(world.db.database, getDogCheckFile, file, { actor: MANAGER })
    expect(mediaType).toBe('image/webp')
    const none = runHandler(world.db.database, getDogCheckFile, { documentId: '987654321' }, { actor: MANAGER })
    expect(await codeOf(none)).toBe('not_found')
  })

  test('accepted: until the day that was read in it, told by mail, audited', async () => {
    const { documentId } = await waiting()
    await world.accept({ documentId, checks: 0, validUntil: '2028-02-29' })
    expect(await stateOf(documentId)).toMatchObject({ state: 'accepted', validUntil: '2028-02-29', rejection: null })
    const [mail, ...others] = await world.deliver()
    expect(others).toEqual([])
    expect(mail?.to).toBe(owner.email)
    for (const part of ['Nebbia', 'Vaccinazione', '29 febbraio 2028', `/tabs/contact/cani?dog=${dogId}`])
      expect(mail?.text).toContain(part)
    const audited = await world.db.sql('select account_id::int, action, detail from staff_action where subject = $1', [
      `dog_document:${documentId}`,
    ])
    expect(audited).toEqual([
      {
        account_id: MANAGER.accountId,
        action: 'dog_document.accept',
        detail: { from: 'waiting', reason: null, validUntil: { before: '2028-03-31', after: '2028-02-29' } },
      },
    ])
    expect((await checks()).checked[0]?.documentId).toBe(documentId)
  })

  test('rejected: with a reason that its owner reads, until the same file is sent once more', async () => {
    const dataUrl = await aPicture()
    const [document] = (await world.add(owner, dogId, { dataUrl })).documents
    const documentId = document?.documentId ?? 0
    await world.reject({ documentId, checks: 0, reason: 'unreadable', note: 'Manca la pagina 2' })
    expect(await stateOf(documentId)).toMatchObject({
      state: 'rejected',
      rejection: { reason: 'unreadable', note: 'Manca la pagina 2' },
    })
    const [mail] = await world.deliver()
    for (const part of ['Non si legge bene', 'Manca la pagina 2', 'Nebbia']) expect(mail?.text).toContain(part)
    expect((await world.add(owner, dogId, { dataUrl })).documents).toMatchObject([
      { documentId, state: 'waiting', rejection: null },
    ])
  })

  test('two people never decide over each other, and a mistake is put right', async () => {
    const { documentId } = await waiting()
    const both = await Promise.all([
      codeOf(world.accept({ documentId, checks: 0, validUntil: '2028-03-31' })),
      codeOf(world.reject({ documentId, checks: 0, reason: 'other_dog', note: '' })),
    ])
    expect(both.filter((code) => code === null)).toHaveLength(1)
    expect(both).toContain('status_changed')
    const { state } = (await stateOf(documentId)) ?? {}
    if (state === 'rejected') await world.accept({ documentId, checks: 1, validUntil: '2028-03-31' })
    else await world.accept({ documentId, checks: 1, validUntil: '2028-04-01' })
    expect(await codeOf(world.accept({ documentId, checks: 0, validUntil: '2028-03-31' }))).toBe('already_done')
    await world.reject({ documentId, checks: 2, reason: 'incomplete', note: '' })
    expect(await codeOf(world.reject({ documentId, checks: 3, reason: 'expired', note: '' }))).toBe('already_done')
    // Only the last decision is told.
    const mails = await world.deliver()
    expect(mails.map(({ text }) => text.includes('Manca una parte'))).toEqual([true])
  })

  test('an accepted document needs a day that is not over', async () => {
    const { documentId } = await waiting()
    for (const [validUntil, code] of [
      [null, 'required'],
      ['2027-06-30', 'date_over'],
    ] as const)
      await expect(world.accept({ documentId, checks: 0, validUntil })).rejects.toMatchObject({
        problems: [{ field: 'validUntil', code }],
      })
    expect((await stateOf(documentId))?.state).toBe('waiting')
  })

  test('R-112 every mail is in its person’s language, each different', async () => {
    const { documentId } = await waiting()
    await world.reject({ documentId, checks: 0, reason: 'unreadable', note: '' })
    const texts = new Set<string>()
    for (const [index, language] of LANGUAGES.entries()) {
      await world.db.sql('update account set language = $1 where id = $2', [language, owner.accountId])
      const reason = REJECTION_REASONS[index] ?? 'expired'
      await world.accept({ documentId, checks: 1 + 2 * index, validUntil: '2028-03-31' })
      const accepted = await world.deliver()
      await world.reject({ documentId, checks: 2 + 2 * index, reason, note: '' })
      for (const mail of [...accepted, ...(await world.deliver())]) {
        expect(mail.language).toBe(language)
        texts.add(mail.text).add(mail.subject)
      }
    }
    expect(texts.size).toBe(LANGUAGES.length * 4)
  })
})

describe('B-16 the reminder', () => {
  /** A document that was accepted some days ago. */
  async function accepted(validUntil: string, daysAgo = 10): Promise<number> {
    const { documentId } = await waiting(validUntil)
    await world.accept({ documentId, checks: 0, validUntil })
    await world.db.sql(`update dog_document set checked_at = battigia_now() - $2 * interval '1 day' where id = $1`, [
      documentId,
      daysAgo,
    ])
    await world.db.sql('delete from outbox')
    return documentId
  }

  test('comes once for each document and last day, some days before', async () => {
    const later = await accepted('2027-08-01')
    await remind()
    expect(await world.deliver()).toEqual([])
    await world.db.sql('delete from dog_document where id = $1', [later])
    const due = await accepted('2027-07-31')
    for (const _again of [1, 2]) await remind()
    const [mail, ...others] = await world.deliver()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Un documento di Nebbia scade il 31 luglio 2027')
    await world.accept({ documentId: due, checks: 1, validUntil: '2027-07-20' })
    await world.deliver()
    await remind()
    expect(await world.deliver()).toEqual([])
    await world.db.sql(`update dog_document set checked_at = battigia_now() - interval '4 days' where id = $1`, [due])
    await remind()
    expect((await world.deliver()).map(({ subject }) => subject)).toEqual([
      'Un documento di Nebbia scade il 20 luglio 2027',
    ])
  })

  test('leaves alone who has a later one, what was taken away or waits, and everybody while it is off', async () => {
    await accepted('2027-07-10')
    await waiting('2028-07-10')
    await remind()
    expect(await world.deliver()).toEqual([])
    await world.db.sql(`delete from dog_document where decision = 'waiting'`)
    await world.set({ dogReminderDays: 0 })
    await remind()
    expect(await world.deliver()).toEqual([])
    await world.set({ dogReminderDays: 30 })
    await remind()
    await world.db.sql('delete from dog where id = $1', [dogId])
    expect(await world.deliver()).toEqual([])
  })
})
