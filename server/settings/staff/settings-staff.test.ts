import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPaymentModes, setPaymentMode } from '../../../domain/payments/mode-calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import type { Call, CallOutput } from '../../../domain/platform/call.ts'
import { checkVersion } from '../../../domain/settings/calls.ts'
import { SETTING_KEYS } from '../../../domain/settings/settings.ts'
import * as calls from '../../../domain/settings/staff-calls.ts'
import { isAuditAction } from '../../../domain/staff/audit-actions.ts'
import { exportAudit, listAudit } from '../../../domain/staff/audit-calls.ts'
import { auditSentence } from '../../../domain/staff/audit-sentence.ts'
import { AUDIT_WORDS } from '../../../domain/staff/audit-words/every-language.ts'
import { makeStaff, setSettings, type Customer } from '../../../tests/race/booking-world.ts'
import { aCustomer } from '../../../tests/contract/people.ts'
import { contractWorld, type Answer, type World } from '../../../tests/contract/world.ts'

let world: World
let elena: Customer
let dario: Customer

beforeAll(async () => {
  world = await contractWorld({ hasJobs: false })
  elena = await makeStaff(world.db, await aCustomer(world), ['manager'], 'Elena')
  dario = await makeStaff(world.db, await aCustomer(world), ['manager'], 'Dario')
})
afterAll(() => world.close())

const ask = (call: Call, input: object, who: Customer = elena, language = 'it') =>
  world.ask(call, input, { token: who.token, language })
const code = (answer: Answer) => (answer.status === 200 ? null : answer.problem().code)
const list = async () => (await ask(calls.listSettings, {})).json() as CallOutput<typeof calls.listSettings>
const setting = async (key: string) => (await list()).settings.find((one) => one.key === key)
const versionOf = async (key: string) => (await setting(key))?.version ?? -1
const set = async (key: string, value: unknown, who = elena) =>
  ask(calls.setSetting, { key, value, version: await versionOf(key) }, who)
const audit = async (input: object = {}) => (await ask(listAudit, input)).json() as CallOutput<typeof listAudit>
const unproven = (who: Customer) =>
  world.db.sql('update session set proven_at = null where account_id = $1', [who.accountId])
const proven = (who: Customer) =>
  world.db.sql('update session set proven_at = battigia_now() where account_id = $1', [who.accountId])

describe('R-704 the settings of the back office', () => {
  test('every setting is listed with its value, and pages with their versions', async () => {
    const { settings, pages } = await list()
    expect(settings.map(({ key }) => key).toSorted()).toEqual(SETTING_KEYS.toSorted())
    expect(pages.find(({ slug }) => slug === 'conditions-with-payment')?.versions).toBeGreaterThan(0)
  })

  test('a change is stored, named in history and log, and put back as a change of its own', async () => {
    const before = (await setting('cashCutoffAfternoon'))?.value
    const changed = (await set('cashCutoffAfternoon', 16)).json() as CallOutput<typeof calls.setSetting>
    expect(changed.setting).toMatchObject({ value: 16, lastChange: { source: 'staff', by: 'Elena' } })
    expect(
      code(
        await ask(calls.setSetting, { key: 'cashCutoffAfternoon', value: before, version: changed.setting.version }),
      ),
    ).toBeNull()
    const history = (await ask(calls.settingHistory, { key: 'cashCutoffAfternoon' })).json() as CallOutput<
      typeof calls.settingHistory
    >
    expect(history.changes.slice(0, 2).map(({ before: from, after, by }) => [from, after, by])).toEqual([
      [16, before, 'Elena'],
      [before, 16, 'Elena'],
    ])
    const [row] = (await audit({ kind: 'settings', accountId: String(elena.accountId) })).rows
    expect(row).toMatchObject({ action: 'settings.set', by: 'Elena', subject: 'setting:cashCutoffAfternoon' })
  })

  test('a colleague’s change is not overwritten unseen', async () => {
    const version = await versionOf('maxUmbrellas')
    expect(code(await ask(calls.setSetting, { key: 'maxUmbrellas', value: 4, version }, dario))).toBeNull()
    expect(code(await ask(calls.setSetting, { key: 'maxUmbrellas', value: 3, version }))).toBe('status_changed')
    expect((await setting('maxUmbrellas'))?.value).toBe(4)
    await set('maxUmbrellas', 5)
  })

  test('of two who change at once one wins', async () => {
    const version = await versionOf('holdMinutes')
    const answers = await Promise.all(
      [elena, dario].map((who, at) => ask(calls.setSetting, { key: 'holdMinutes', value: 9 + at, version }, who)),
    )
    expect(new Set(answers.map(code))).toEqual(new Set(['status_changed', null]))
  })

  test.each([
    ['maxUmbrellas', 6, 'de', 'Das Maximum ist 5.'],
    ['maxUmbrellas', 0, 'it', 'Il minimo è 1.'],
    ['holdMinutes', 'otto', 'it', 'Scrivi un numero intero.'],
    ['seaFreshHours', 2.5, 'en', 'whole number'],
    ['privacyUrlIt', 'https://evil.example/', 'fr', 'https'],
    ['maintenanceUntil', '25:00', 'nl', '18:30'],
    ['conditionsWithPayment', 'no-such-page', 'it', 'Scegli una pagina'],
    ['linkHosts', ['not a host'], 'it', 'voci'],
    ['trustedPrefixes', ['0.0.0.0/0'], 'it', 'voci'],
  ])('%s = %j is refused in words of the person', async (key, value, language, words) => {
    const version = await versionOf(key)
    const answer = await ask(calls.setSetting, { key, value, version }, elena, language)
    expect(code(answer)).toBe('input_invalid')
    const [error] = answer.problem().errors ?? []
    expect(error?.field).toBe('value')
    expect(error?.message).toContain(words)
    expect(await versionOf(key)).toBe(version)
  })

  test('Z-01 M2 maintenance, versions, deletion, payment modes and what other guards read ask for a proof', async () => {
    await unproven(elena)
    for (const [key, value] of [
      ['maintenance', true],
      ['minimumVersionIos', '3.2.0'],
      ['accountDeletion', true],
      ['payOnlyCash', true],
      ['deskRefundMostCents', 1_000_000],
      ['creditGrantMostCents', 1_000_000],
      ['complimentaryPerDay', 100],
      ['weatherProofCents', 10_000_000],
      ['trustedPrefixes', ['192.0.2.0/24']],
      ['staffMaxHours', 24],
      ['staffIdleMinutes', 240],
      ['staffAuditYears', 1],
      ['refundFullHours', 0],
    ] as const)
      expect(code(await set(key, value)), key).toBe('proof_needed')
    expect(code(await ask(setPaymentMode, { modeId: 4, isOn: false }))).toBe('proof_needed')
    expect(code(await set('dayTurnHour', 14))).toBeNull()
    await proven(elena)
  })

  test('R-111 a payment mode is switched, once, and written down', async () => {
    const modes = (await ask(listPaymentModes, {})).json() as CallOutput<typeof listPaymentModes>
    expect(modes.modes.map(({ modeId, provider }) => [modeId, provider])).toEqual([
      [2, 'paypal'],
      [3, 'stripe'],
      [4, 'braintree'],
    ])
    expect(code(await ask(setPaymentMode, { modeId: 4, isOn: false }))).toBeNull()
    expect(code(await ask(setPaymentMode, { modeId: 4, isOn: false }))).toBe('status_changed')
    expect(code(await ask(setPaymentMode, { modeId: 4, isOn: true }))).toBeNull()
    const { rows } = await audit({ kind: 'settings' })
    expect(rows.slice(0, 2).map(({ action, detail }) => [action, detail['after']])).toEqual([
      ['payments.set-mode', true],
      ['payments.set-mode', false],
    ])
  })

  test('R-401 during maintenance guests wait and the back office works; everybody there reads who did it', async () => {
    expect(code(await set('maintenance', true))).toBeNull()
    await world.server.app.settings.reload(world.db.database)
    const on = (await ask(calls.getMaintenance, {})).json() as CallOutput<typeof calls.getMaintenance>
    expect(on.on).toMatchObject({ source: 'staff', by: 'Elena' })
    expect((await world.send({ method: 'GET', url: '/singlefin-ws/rest/content/news?language=it' })).status).toBe(503)
    expect((await world.ask(getPlan, {})).status).toBe(200)
    expect(code(await set('maintenance', false))).toBeNull()
    await world.server.app.settings.reload(world.db.database)
    expect((await ask(calls.getMaintenance, {})).json()).toEqual({ on: null })
  })

  test('R-114 starts are counted by version, and open apps of every process', async () => {
    for (const version of ['3.1.10', '3.1.10', '3.0.2']) await world.ask(checkVersion, { version, platform: 'ios' })
    await world.db.sql(
      `select note_app_starts(resort_today(), '[{"platform":"ios","version":"3.0.2","starts":4}]', 200)`,
    )
    await world.db.sql(`insert into app_presence (process, guests) values (gen_random_uuid(), 7)`)
    await world.db.sql(
      `insert into app_presence (process, guests, at) values (gen_random_uuid(), 50, battigia_now() - interval '2 minutes')`,
    )
    const use = (await ask(calls.getAppUse, {})).json() as CallOutput<typeof calls.getAppUse>
    expect(use).toMatchObject({ guestsOnline: 7, openPayments: 0 })
    expect(use.versions).toEqual([{ platform: 'ios', version: '3.0.2', starts: 4 }])
  })

  test('a day keeps so many versions of a platform and no more', async () => {
    const flood = Array.from({ length: 9 }, (_, at) => ({ platform: 'android', version: `9.0.${at}`, starts: 1 }))
    for (const one of flood)
      await world.db.sql('select note_app_starts(resort_today(), $1, 5)', [JSON.stringify([one])])
    const [row] = await world.db.sql<{ count: number }>(
      `select count(*)::integer as count from app_version_seen where platform = 'android'`,
    )
    expect(row?.count).toBe(5)
  })
})

describe('R-603 the log', () => {
  test('is searched by person, kind, days and words, and paged without gaps', async () => {
    await world.db.sql(
      `insert into staff_action (account_id, action, subject, detail, at)
       select $1, case when n % 2 = 0 then 'bar.pause' else 'place.block' end, case when n % 2 = 0 then 'bar' else 'block:' || n end,
         jsonb_build_object('umbrellaIds', jsonb_build_array((select id from place where code = 'B7'))), timestamptz '2027-06-01 10:00+02'
       from generate_series(1, 120) n`,
      [dario.accountId],
    )
    const days = { from: '2027-06-01', to: '2027-06-01' }
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await audit({
        ...days,
        accountId: String(dario.accountId),
        ...(after === undefined ? {} : { after }),
      })
      seen.push(...page.rows.map(({ rowId }) => rowId))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([120, 120])
    const bar = await audit({ ...days, kind: 'bar' })
    expect(bar.rows.every(({ action }) => action === 'bar.pause')).toBe(true)
    const at = await audit({ ...days, kind: 'beach', about: 'b7' })
    expect(at.rows[0]).toMatchObject({ action: 'place.block', places: ['B7'], by: 'Dario' })
    expect((await audit({ about: 'nobody-at-all' })).rows).toEqual([])
    expect(code(await ask(listAudit, { after: 'junk' }))).toBe('input_invalid')
  })

  test('what machines changed of the settings is in it as well', async () => {
    await setSettings(world.db, { resortPlace: 'Marina' })
    const { rows } = await audit({ kind: 'settings' })
    const row = rows.find(({ subject }) => subject === 'setting:resortPlace')
    expect(row).toMatchObject({ source: 'other', by: null, action: 'settings.set' })
    expect(row && auditSentence(row, AUDIT_WORDS.it, () => 'Luogo')).toBe('Il server ha cambiato il parametro “Luogo”')
  })

  test('goes out as a file in the person’s language, which is written down once', async () => {
    const file = (await ask(exportAudit, { kind: 'beach' }, elena, 'de')).json() as CallOutput<typeof exportAudit>
    expect(file.csv).toContain('Wann;Wer;Was')
    expect(file.csv).toContain('hat B7 gesperrt')
    const { rows } = await audit({ kind: 'exports' })
    expect(rows.filter(({ action }) => action === 'audit.export')).toHaveLength(1)
  })
})

test('R-603 every action that the code writes down has words', () => {
  const files = readdirSync(path.join(import.meta.dirname, '..', '..'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  const unknown = files.flatMap((name) => {
    const text = readFileSync(path.join(import.meta.dirname, '..', '..', name), 'utf8')
    if (!/auditStaffAction\(|audit\(|finishStep\(|writeStep\(/.test(text)) return []
    const lines = text.split('\n').filter((line) => line.includes('action'))
    const named = lines.flatMap((line) =>
      [...line.matchAll(/'([a-z_]+\.[a-zA-Z_-]+)'/g)].map(([, action = '']) => action),
    )
    const said = text.includes('auditStaffAction(') ? named : []
    const steps = [...text.matchAll(/action: '([a-z_]+)'/g)].map(([, step = '']) => step)
    const prefix = name.startsWith('bar') ? 'bar' : 'restaurant'
    return [...said, ...steps.map((step) => `${prefix}.${step}`)].filter((action) => !isAuditAction(action))
  })
  expect(unknown).toEqual([])
})
