import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileProblem } from '../../domain/platform/files/file-problem.ts'
import { listAudit } from '../../domain/staff/audit-calls.ts'
import * as calls from '../../domain/messages/template-calls.ts'
import type { BroadcastTexts } from '../../domain/messages/broadcast-rules.ts'
import { barWorld, type BarWorld } from '../../tests/support/bar-world.ts'
import type { Payer } from '../../tests/support/payment-world.ts'
import { partFile } from '../platform/part-file.ts'
import { messagesPart } from './files/messages-part.ts'

const ROUGH = {
  it: { title: 'Mare mosso', text: 'Bandiera rossa: oggi non si fa il bagno.' },
  de: { title: 'Hoher Seegang', text: 'Rote Flagge: heute kein Bad.' },
}

let world: BarWorld
let elena: Payer
let beach: Payer

beforeAll(async () => {
  world = await barWorld()
  elena = await world.staff('Elena', ['manager'])
  beach = await world.staff('Bruno', ['beach'])
  await world.db.sql('delete from message_template')
})
afterAll(() => world.close())

const list = async (who: Payer = elena) => (await who.call(calls.listMessageTemplates, {})).templates
const save = (name: string, texts: BroadcastTexts, seen?: Pick<calls.MessageTemplate, 'templateId' | 'revision'>) => {
  const known = seen === undefined ? {} : { templateId: seen.templateId, revision: seen.revision }
  return elena.call(calls.saveMessageTemplate, { name, texts, ...known })
}

test('B-13 a manager keeps, changes and deletes templates, which the beach reads; the log says what', async () => {
  const { template } = await save('Mare mosso', ROUGH)
  const { templateId, revision } = template
  expect(await list(beach)).toEqual([{ templateId, revision: 1, name: 'Mare mosso', texts: ROUGH }])
  expect(await beach.refusal(calls.saveMessageTemplate, { name: 'Vento', texts: ROUGH })).toBe('not_allowed')
  await save('Bandiera rossa', { it: ROUGH.it }, { templateId, revision })
  expect(await list()).toEqual([{ templateId, revision: 2, name: 'Bandiera rossa', texts: { it: ROUGH.it } }])
  // What was seen is no more what is there.
  const late = { name: 'Mare mosso', texts: ROUGH, templateId, revision }
  expect(await elena.refusal(calls.saveMessageTemplate, late)).toBe('status_changed')
  await elena.call(calls.deleteMessageTemplate, { templateId })
  await elena.call(calls.deleteMessageTemplate, { templateId })
  expect(await elena.refusal(calls.saveMessageTemplate, { ...late, revision: 2 })).toBe('not_found')
  const { rows } = await elena.call(listAudit, { kind: 'messages' })
  expect(rows.map(({ action }) => action)).toEqual([
    'messages.delete-template',
    'messages.save-template',
    'messages.save-template',
  ])
  expect(rows[1]?.detail).toMatchObject({
    before: { name: 'Mare mosso', title: { it: 'Mare mosso', de: 'Hoher Seegang' } },
    after: { name: 'Bandiera rossa', title: { it: 'Mare mosso' } },
  })
})

test('B-13 a name is given once, a template says something, and a list stays short', async () => {
  const { template } = await save('Vento', ROUGH)
  await expect(save('Vento', ROUGH)).rejects.toThrow('"field":"name"')
  const { template: other } = await save('Temporale', ROUGH)
  await expect(save('Vento', ROUGH, other)).rejects.toThrow('"field":"name"')
  expect(await elena.refusal(calls.saveMessageTemplate, { name: 'Niente', texts: {} })).toBe('input_invalid')
  for (let made = 2; made < calls.MOST_TEMPLATES; made++) await save(`Modello ${made}`, ROUGH)
  await expect(save('Uno di troppo', ROUGH)).rejects.toThrow('"field":"name"')
  // One that is there can still be changed.
  await save('Vento forte', ROUGH, template)
})

test('B-23 the file of the resort makes the list what it says, in its order, and is what an export writes', async () => {
  const part = partFile(messagesPart)
  const file = (names: readonly string[]) =>
    JSON.stringify({ templates: names.map((name) => ({ name, texts: { it: ROUGH.it } })) })
  const before = await list()
  const problems: FileProblem[] = []
  const open = part.open(file(['Nuovo', 'Vento forte']), problems)
  if (open === null) throw new Error('the file has no shape')
  await world.db.database.transaction((tx) => open.write(tx))
  const after = await list()
  expect(after.map(({ name }) => name)).toEqual(['Nuovo', 'Vento forte'])
  expect(after[1]?.templateId).toBe(before.find(({ name }) => name === 'Vento forte')?.templateId)
  expect(await part.export(world.db.database)).toBe(open.text)
  expect(part.open(file(['Vento', 'Vento']), problems)?.problems(new Map())).toMatchObject([
    { file: 'messages.json', path: 'templates[1].name' },
  ])
})
