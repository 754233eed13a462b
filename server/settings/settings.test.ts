import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../domain/platform/refusal.ts'
import { SETTING_KEYS, SETTINGS } from '../../domain/settings/settings.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { testDatabase, type TestDatabase } from '../../tests/support/database.ts'
import type { Queryable } from '../platform/database.ts'
import { changeSetting } from './change-setting.ts'
import { checkVersion } from './check-version.ts'
import { getParametroInt } from './get-parametro-int.ts'
import { getParametroString } from './get-parametro-string.ts'
import { liveSettings, SETTINGS_CHANNEL } from './live-settings.ts'
import { AppUse } from './staff/app-use.ts'

let db: TestDatabase
const settings = liveSettings()
const texts = {
  settings,
  publicUrl: 'https://app.example',
  pageText: async (_tx: unknown, slug: string, language: string) =>
    slug === 'conditions-with-payment' ? `${slug} in ${language}` : null,
}
const change = async (key: string, value: unknown) => {
  await db.database.transaction((tx) => changeSetting(tx, key, value, 'test'))
  await settings.reload(db.database)
}
const int = (id: number) => runHandler(db.database, getParametroInt(settings), { idParametro: String(id) })
const string = (id: number, language: 'it' | 'de' = 'it') =>
  runHandler(db.database, getParametroString(texts), { idParametro: String(id) }, { language })

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

describe('R-702 R-703 R-704 the parameter calls', () => {
  test('1005 answers 0, and 1 as soon as maintenance is on', async () => {
    expect(await int(1005)).toBe(0)
    await change('maintenance', 1)
    expect(await int(1005)).toBe(1)
    await change('maintenance', 0)
    expect(await int(1005)).toBe(0)
  })

  test('every other id answers as if unknown: nothing that is not public leaves', async () => {
    const open = new Map(
      SETTING_KEYS.filter((key) => SETTINGS[key].publicAs !== null).map((key) => [SETTINGS[key].id, key]),
    )
    for (let id = 990; id < 1100; id += 1) {
      const answers = await Promise.allSettled([int(id), string(id)])
      const answered = answers.filter((answer) => answer.status === 'fulfilled')
      expect(answered.length, `parameter ${id}`).toBeLessThanOrEqual(open.has(id) ? 1 : 0)
      for (const answer of answers) {
        if (answer.status === 'rejected') expect(answer.reason).toEqual(new Refusal('not_found'))
      }
    }
  })

  test.each(['', 'abc', '1005; drop table setting', '1e3', '-1', '1005.5', '\u0000', '9'.repeat(30)])(
    'junk id %j is bad input',
    async (id) => {
      await expect(runHandler(db.database, getParametroInt(settings), { idParametro: id })).rejects.toThrow(
        /not_whole|too_/,
      )
    },
  )

  test('R-509 the conditions answer the page’s text in the asker’s language', async () => {
    expect(await string(1012, 'de')).toBe('conditions-with-payment in de')
    await expect(string(1013)).rejects.toEqual(new Refusal('not_found'))
  })

  test('R-219 the privacy parameters answer a link that can be opened', async () => {
    expect(await string(1014)).toBe('https://app.example/trattamentodati?language=it')
    await change('linkHosts', ['www.bagnoargo.example'])
    await change('privacyUrlEn', 'https://www.bagnoargo.example/privacy')
    expect(await string(1015)).toBe('https://www.bagnoargo.example/privacy')
  })
})

describe('R-705 checkVersion', () => {
  test.each(['android', 'ios', 'other'] as const)('%s has its own minimum', async (platform) => {
    const ask = (version: string) =>
      runHandler(db.database, checkVersion(settings, new AppUse()), { version, platform })
    expect(await ask('3.1.10')).toEqual({ result: true })
    expect(await ask('3.1.9')).toEqual({ result: false })
    await change(`minimumVersion${platform[0]?.toUpperCase()}${platform.slice(1)}`, '3.2.0')
    expect(await ask('3.1.10')).toEqual({ result: false })
    expect(await ask('3.10.0')).toEqual({ result: true })
  })

  test('installed clients may send more than is asked for', async () => {
    const body = { version: '9.0.0', platform: 'other', isAdmin: true } as const
    expect(await runHandler(db.database, checkVersion(settings, new AppUse()), body)).toEqual({ result: true })
  })
})

describe('changing a setting', () => {
  test('is audited with before, after and who', async () => {
    await change('holdMinutes', 9)
    await change('holdMinutes', 10)
    const rows = await db.sql(
      'select old_value, new_value, changed_by from setting_change where key = $1 order by id',
      ['holdMinutes'],
    )
    expect(rows).toEqual([
      { old_value: null, new_value: 9, changed_by: 'test' },
      { old_value: 9, new_value: 10, changed_by: 'test' },
    ])
    expect(settings.holdMinutes).toBe(10)
  })

  test('a wrong value is refused with what was expected, and changes nothing', async () => {
    const before = await db.sql('select * from setting order by key')
    await expect(change('maxUmbrellas', 6)).rejects.toMatchObject({
      code: 'input_invalid',
      data: { key: 'maxUmbrellas', expected: 'a whole number from 1 to 5', got: '6' },
    })
    await expect(change('privacyUrlIt', 'https://evil.example/')).rejects.toMatchObject({ code: 'input_invalid' })
    await expect(change('__proto__', 1)).rejects.toMatchObject({ code: 'not_found' })
    expect(await db.sql('select * from setting order by key')).toEqual(before)
  })

  test('changes at once leave one chain of audit rows', async () => {
    await Promise.all(
      [1, 2, 3, 4, 5].map((value) =>
        db.database.transaction((tx) => changeSetting(tx, 'maxHeldPerDevice', value, 'test')),
      ),
    )
    const rows = await db.sql<{ old_value: number | null; new_value: number }>(
      'select old_value, new_value from setting_change where key = $1 order by id',
      ['maxHeldPerDevice'],
    )
    expect(rows.map((row) => row.old_value)).toEqual([null, ...rows.slice(0, -1).map((row) => row.new_value)])
  })

  test('every process hears of it after the commit', async () => {
    const pg = (await import('pg')).default
    const listener = new pg.Client({ connectionString: db.url })
    await listener.connect()
    await listener.query(`listen ${SETTINGS_CHANNEL}`)
    const heard = new Promise<string | undefined>((resolve) =>
      listener.once('notification', (message) => resolve(message.payload)),
    )
    await change('resortName', 'Bagno Argo Nord')
    expect(await heard).toBe('resortName')
    await listener.end()
  })

  test('R-704 an older read that answers late does not bring back old values', async () => {
    const live = liveSettings()
    let answerOlder: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (answerOlder = resolve))
    const answering = (value: number, when?: Promise<void>): Queryable => ({
      query: async () => {
        await when
        return [{ key: 'holdMinutes', value }] as never
      },
    })
    const older = live.reload(answering(5, waiting))
    await live.reload(answering(6))
    answerOlder()
    await older
    expect(live.holdMinutes).toBe(6)
  })

  test('a stored value that no longer fits is named and stays at its default', async () => {
    await db.sql("update setting set value = '\"later\"' where key = 'holdMinutes'")
    expect(await settings.reload(db.database)).toEqual(['holdMinutes'])
    expect(settings.holdMinutes).toBe(8)
  })
})
