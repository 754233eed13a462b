import type { Page } from '@playwright/test'
import { isPayingPath } from '../../domain/platform/paying-paths.ts'
import { ROUTES } from '../../web/routes.ts'
import { reportFigures } from '../support/figures.ts'
import { startApp, type App } from './support/app.ts'
import { settle, visit } from './support/audit.ts'
import { dayFromToday } from './support/guest.ts'
import { PAYLOAD_RAN, PAYLOADS } from './support/payloads.ts'
import { arrive, hold, newPerson, order } from './support/person.ts'
import { ELENA, openBar, orderAtTheBar, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

/** Columns whose words a screen shows; the names of those that say what something is, not what it is called, stay. */
const SHOWN =
  /^(first_name|last_name|display_name|name|title|markdown|description|about|note|text|texts|content|reason|decision|detail|reject_text|plate|chip|position|temperament|dogs|facts)$/

/** One word that no rule of the database stands in the way of, with every payload in it. */
const ALL = PAYLOADS.join(' ')

/**
 * Writes the payloads into every column that is shown, past all rules of the calls: into words, and into each text of what is
 * kept as JSON. Answers where they went in.
 */
async function poison(app: App): Promise<string[]> {
  const columns = await app.sql<{ table: string; column: string; type: string }>(
    `select c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')
     order by 1, 2`,
  )
  await app.sql(`
    create function poisoned(value jsonb) returns jsonb language sql as $$
      select case jsonb_typeof(value)
        when 'object' then (
          select coalesce(jsonb_object_agg(key, case
            when key in ('it', 'en', 'fr', 'nl', 'de', 'name', 'text', 'note', 'plate') and jsonb_typeof(v) = 'string'
              then to_jsonb($p$${ALL}$p$::text)
            else poisoned(v) end), '{}') from jsonb_each(value) as e(key, v))
        when 'array' then (select coalesce(jsonb_agg(poisoned(v)), '[]') from jsonb_array_elements(value) as v)
        else value end $$`)
  const reached: string[] = []
  for (const { table, column, type } of columns) {
    if (!SHOWN.test(column)) continue
    const value = type === 'jsonb' ? `poisoned("${column}")` : '$1'
    const values = type === 'jsonb' ? [] : [ALL]
    const rows = await app
      .sql(`update "${table}" set "${column}" = ${value} where "${column}" is not null returning 1`, values)
      // A rule of the database keeps some out: a plate is short, a name a single line.
      .catch(() => [])
    if (rows.length > 0) reached.push(`${table}.${column}`)
  }
  await app.sql('drop function poisoned(jsonb)')
  return reached
}

/** Hears of a payload that ran, a dialog that one opened, and what the content security policy had to stop. */
async function listen(page: Page): Promise<string[]> {
  const heard: string[] = []
  await page.exposeFunction(PAYLOAD_RAN, () => heard.push(`a payload ran at ${page.url()}`))
  await page.exposeFunction('__policyStopped', (what: string) => heard.push(`${what} at ${page.url()}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { __policyStopped: (what: string) => void }).__policyStopped
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  page.on('dialog', (dialog) => {
    heard.push(`a dialog at ${page.url()}`)
    void dialog.dismiss()
  })
  return heard
}

const pathsOf = (...access: string[]) =>
  ROUTES.filter((route) => access.includes(route.access)).map(({ paths }) => `/${paths.at(-1) ?? ''}`)

/** Walks over screens and presses nothing but what shows more of them. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // What pays has a document of its own, with a policy of its own.
    await (isPayingPath(path) ? page.goto(path) : visit(page, path))
    await settle(page)
  }
}

test.describe('what people wrote', () => {
  test('I-02 P13 P14 forty payloads in every text that is shown run on no screen of guests or staff', async ({
    browser,
  }) => {
    const app = await startApp()
    try {
      await openBar(app)
      const day = await dayFromToday(app, 20)
      const context = await browser.newContext({ baseURL: app.url })
      const page = await context.newPage()
      const heard = await listen(page)
      const guest = await newPerson(app)
      const { orderId } = await order(app, guest, { from: day, to: day }, ['D5'])
      await hold(app, guest, { from: day, to: day }, ['C5'])
      await orderAtTheBar(app, 'C7', 'Spritz al limone', 'senza ghiaccio')
      const reached = await poison(app)
      expect(reached.length, reached.join(' ')).toBeGreaterThan(25)

      await arrive(page, guest)
      await page.goto('/tabs/home')
      await walk(page, [
        ...pathsOf('open', 'entered', 'login', 'link'),
        `/tabs/contact/riepilogo?order=${orderId}`,
        `/tabs/main-page-ombrelloni/new-search-loader?from=${day}&to=${day}&part=full_day&people=2`,
      ])
      reportFigures('I-02', { payloads: PAYLOADS.length, texts: reached.length, ran: heard.length })
      expect(heard).toEqual([])
      // The ears work: markup that somebody writes into the page is stopped by the policy, and heard.
      await page.evaluate((payload) => {
        try {
          Reflect.set(document.createElement('div'), 'innerHTML', payload)
        } catch {
          // Trusted Types throw; what counts is the report.
        }
      }, PAYLOADS[7] ?? '')
      await expect.poll(() => heard.length).toBe(1)
      reportFigures('I-02', { found: heard.splice(0).length })

      const desk = await browser.newContext({ baseURL: app.url, viewport: { width: 1180, height: 820 } })
      const tablet = await desk.newPage()
      const heardThere = await listen(tablet)
      await openDesk(tablet, '/ges/bar', ELENA)
      await expect(tablet.getByText(PAYLOADS[0] ?? '').first()).toBeVisible()
      await walk(tablet, pathsOf('staff'))
      reportFigures('I-02', { ran: heard.length + heardThere.length })
      expect([...heard, ...heardThere]).toEqual([])
      await Promise.all([context.close(), desk.close()])
    } finally {
      await app.stop()
    }
  })
})
