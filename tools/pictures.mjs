import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { codeAt } from '../sandbox/authenticator/code.ts'
import { DEMO_PEOPLE } from '../sandbox/authenticator/people.ts'
import { buildWeb } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { NODE, ROOT } from './install.mjs'
import { fail, say } from './say.mjs'

const PICTURES = join(ROOT, 'docs', 'pictures')
const PORT = 4199
const URL = `http://localhost:${PORT}`
const LARGEST = 350_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true }
const DESKTOP = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }
const TABLET = { viewport: { width: 1180, height: 820 }, deviceScaleFactor: 1 }
const GUEST = { email: 'mario@example.it', password: 'ombrellone-verde-8' }
const BARMAID = { email: 'giada@example.it', password: 'granita-al-limone-27' }
/** What stands on the board's picture: names of the demo's menu, each with how many. */
const ORDERS = [
  [
    ['Spritz al limone', 2],
    ['Schiacciata toscana', 1],
  ],
  [
    ['Panzanella', 2],
    ['Acqua e limone', 1],
  ],
  [['Caffè shakerato', 3]],
]
const READY_WITHIN = 60_000
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the product on an empty data folder and waits until it serves; answers how to stop it. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'battigia-pictures-'))
  chmodSync(data, 0o711)
  const env = {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
  }
  const server = spawn(NODE, [join(ROOT, 'server', 'main.ts')], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  for (let waited = 0; waited < READY_WITHIN && server.exitCode === null; waited += 200) {
    const answer = await fetch(`${URL}/readyz`).catch(() => null)
    if (answer?.ok) return stop
    await sleep(200)
  }
  await stop()
  return fail(`The server did not start. Is port ${PORT} free?`)
}

/** Waits for the network, the fonts and every motion that ends. */
async function settle(page) {
  await page.evaluate(async () => {
    const isMoving = () =>
      document.querySelector('[aria-busy=true], .toast') !== null ||
      document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await document.fonts.ready
    const end = performance.now() + 12_000
    await new Promise((resolve) => setTimeout(resolve, 400))
    while (isMoving() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

/** Writes one picture of the screen once it shows `proof`, with a small palette so that the repository stays light. */
async function picture(page, name, proof) {
  await proof.first().waitFor()
  await settle(page)
  const png = await sharp(await page.screenshot())
    .png({ palette: true, colours: 192, effort: 10 })
    .toBuffer()
  if (png.length > LARGEST) fail(`${name}.png has ${png.length} bytes, more than ${LARGEST}.`)
  await sharp(png).toFile(join(PICTURES, `${name}.png`))
  say(`docs/pictures/${name}.png, ${Math.round(png.length / 1000)} KB`)
}

async function logIn(page) {
  await page.goto(`${URL}/welcome?login=1`)
  await page.getByLabel('E-mail').fill(GUEST.email)
  await page.getByLabel('Password', { exact: true }).fill(GUEST.password)
  await page.getByRole('button', { name: 'Accedi', exact: true }).click()
  await page.waitForURL(/tabs\/home/)
}

async function call(path, input, token) {
  const answer = await fetch(`${URL}/singlefin-ws/rest/${path}`, {
    method: input === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(input === undefined ? {} : { body: JSON.stringify(input) }),
  })
  const body = await answer.json()
  if (!answer.ok) fail(`${path} answered ${answer.status}: ${JSON.stringify(body)}`)
  return body
}

/** A guest without an account orders at the counter, to be paid there. */
async function orderAtTheBar(wishes, number) {
  const names = { firstName: 'Ospite', lastName: 'Uno', phone: '+393331234567', language: 'it' }
  const { token } = await call('accounts/enterAsGuest', { ...names, email: `ospite-${number}@example.it` })
  const { categories } = await call('bar/menu?language=it')
  const menu = categories.flatMap(({ items }) => items)
  const items = wishes.map(([name, quantity]) => ({
    itemId: menu.find((item) => item.name === name).id,
    quantity,
    optionIds: [],
  }))
  const cart = { cart: 'bar', delivery: { kind: 'pickup' }, items, tipCents: 0, isAdult: true }
  const { quoteId, conditions } = await call('orders/evaluateItems', { cart }, token)
  const { version } = conditions.find(({ method }) => method === 'cash')
  const press = { quoteId, clientId: crypto.randomUUID(), method: 'cash' }
  await call('orders/startItems', { ...press, conditionsAccepted: true, conditionsVersion: version }, token)
}

/** The next Saturday and Sunday after a week from now, as a search of two people with Nebbia. */
function weekend() {
  const from = new Date(Date.now() + 7 * 86_400_000)
  from.setUTCDate(from.getUTCDate() + ((6 - from.getUTCDay() + 7) % 7))
  const to = new Date(from.getTime() + 86_400_000)
  const day = (date) => date.toISOString().slice(0, 10)
  return new URLSearchParams({ from: day(from), to: day(to), part: 'full_day', people: '2', dogs: 'Nebbia:large' })
}

async function take(page, code) {
  await page.getByRole('gridcell', { name: new RegExp(`^${code},`) }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /Più: Lettino/ }).click()
  await sheet.getByRole('button', { name: /^Aggiungi al carrello/ }).click()
  await sheet.waitFor({ state: 'detached' })
}

async function order(page) {
  await page.getByRole('button', { name: /Vai al pagamento/ }).click()
  await page.locator('label:has(input[type=checkbox]) .check').click()
  await page.getByRole('button', { name: /obbligo di pagare/ }).click()
  await page.getByRole('link', { name: /riepilogo/i }).click()
}

/** The guest's path on a phone, then the map on a large screen while places are in the cart. */
async function walk(browser) {
  const look = { locale: 'it-IT', timezoneId: 'Europe/Rome', colorScheme: 'light', reducedMotion: 'reduce' }
  const phone = await (await browser.newContext({ ...look, ...PHONE })).newPage()
  const map = `${URL}/tabs/main-page-ombrelloni/new-search-loader?${weekend()}`
  await logIn(phone)
  await phone.goto(map)
  await take(phone, 'C5')
  await take(phone, 'C6')
  await picture(phone, 'map', phone.getByRole('button', { name: /^Carrello ·/ }))
  const desktop = await (await browser.newContext({ ...look, ...DESKTOP })).newPage()
  await logIn(desktop)
  await desktop.goto(map)
  await picture(desktop, 'map-desktop', desktop.getByText('Vai al carrello'))
  await phone.goto(`${URL}/tabs/carrello`)
  await order(phone)
  await picture(phone, 'summary', phone.getByRole('img', { name: /Posizione/ }))
  await phone.goto(`${URL}/tabs/home`)
  await picture(phone, 'home', phone.getByRole('link', { name: 'Mostra QR' }))
  await phone.goto(`${URL}/tabs/menu`)
  await picture(phone, 'bar', phone.getByText('Spritz al limone'))
  for (const [number, wishes] of ORDERS.entries()) await orderAtTheBar(wishes, number)
  const board = await (await browser.newContext({ ...look, ...TABLET })).newPage()
  const { ticket } = await call('ges/staff/login', BARMAID)
  const code = codeAt(DEMO_PEOPLE.find(({ name }) => name === BARMAID.email).secret, Date.now())
  const { token } = await call('ges/staff/finishLogin', { ticket, code })
  await board.addInitScript((key) => localStorage.setItem('staff_token', key), token)
  await board.goto(`${URL}/ges/bar`)
  await picture(board, 'board', board.getByText('Panzanella'))
}

const executablePath = findChromium()
if (!executablePath) fail('The pictures need Chromium: set CHROMIUM_PATH, or run "npm test" once, which installs it.')
buildWeb()
mkdirSync(PICTURES, { recursive: true })
const stop = await startServer()
const browser = await chromium.launch({ executablePath, args: ARGS })
try {
  await walk(browser)
} finally {
  await browser.close()
  await stop()
}
