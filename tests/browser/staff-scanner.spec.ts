import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { App } from './support/app.ts'
import { audit } from './support/audit.ts'
import { WHOLE_CHROMIUM } from './support/chromium.ts'
import { bookToday, scanner } from './support/desk.ts'
import { passFilm } from './support/pass-film.ts'
import { ELENA, openDesk } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const TABLET = { width: 1180, height: 820 }
const PASS = 'BA1.x9_Zq-3kLm2PvWc8RtYbNg'
const FILM = path.join(tmpdir(), `battigia-pass-${process.pid}.y4m`)
writeFileSync(FILM, passFilm(PASS))
process.once('exit', () => rmSync(FILM, { force: true }))

test.use({
  viewport: TABLET,
  launchOptions: {
    ...WHOLE_CHROMIUM,
    args: [...WHOLE_CHROMIUM.args, '--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${FILM}`],
  },
})

/** A booking of today that owes, and whose pass the film shows. */
async function bookFilmed(app: App) {
  const booked = await bookToday(app, 'Livia', 'E5')
  await app.sql('update orders set pass_code = $1 where id = $2', [PASS, booked.orderId])
  return booked
}

const openScanner = (page: Page) => page.getByRole('button', { name: 'Scansiona il QR' }).click()

/** Another tablet, in a browser of its own. */
async function tablet(browser: Browser, app: App, watch: (page: Page) => void): Promise<Page> {
  const page = await (await browser.newContext({ viewport: TABLET, baseURL: app.url })).newPage()
  watch(page)
  await openDesk(page, '/ges/arrivi', ELENA)
  return page
}

test('B-02: a camera reads a pass by itself, and its guest has arrived in one tap', async ({ page, app, context }) => {
  const booked = await bookFilmed(app)
  await context.grantPermissions(['camera'], { origin: app.url })
  await openDesk(page, '/ges/arrivi', ELENA)
  await openScanner(page)
  await expect(scanner(page).getByText('Benvenuti')).toBeVisible()
  await expect(scanner(page).getByText('Livia').first()).toBeVisible()
  await expect(scanner(page).getByText('E5').first()).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])
  await scanner(page).getByRole('button', { name: 'Incassa e segna arrivo' }).click()
  await expect
    .poll(async () => (await app.sql('select id from arrival where order_id = $1', [booked.orderId])).length)
    .toBe(1)
})

test('B-02: a camera that may not be used, and none at all, say so, and the code is typed', async ({
  page,
  app,
  browser,
  watch,
}) => {
  await openDesk(page, '/ges/arrivi', ELENA)
  // Without a permission the browser of a test refuses, as a person does.
  await openScanner(page)
  await expect(scanner(page).getByText(/^La fotocamera non è permessa/)).toBeVisible()
  await expect(scanner(page).getByLabel('Codice o numero d’ordine')).toBeVisible()
  expect(await audit(page, 'it')).toEqual([])

  // Without the fake device the machine has no camera.
  const bare = await browser.browserType().launch(WHOLE_CHROMIUM)
  const other = await tablet(bare, app, watch)
  await other.context().grantPermissions(['camera'], { origin: app.url })
  await openScanner(other)
  await expect(scanner(other).getByText(/^Qui non c’è una fotocamera/)).toBeVisible()
  await bare.close()
})
