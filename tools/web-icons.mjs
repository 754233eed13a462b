import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './chromium.mjs'
import { ROOT } from './install.mjs'
import { say } from './say.mjs'

// The icons of the installed app, from the design's sign: `node tools/web-icons.mjs`; what it makes is committed. With the address
// of a running demo as its argument it takes the pictures that a browser shows before an installation as well.

const OUT = join(ROOT, 'web', 'public', 'icons')
/** The sea of the design, light surface and ink (web/design/tokens.css). */
const SEA = '#0a5c82'
const LIGHT = '#eff4f5'
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, locale: 'it-IT' }
const GUEST = { email: 'mario@example.it', password: 'ombrellone-verde-8' }

const sign = readFileSync(join(ROOT, 'web', 'public', 'icon.svg'), 'utf8')
const inside = sign.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')

/** The sign on a square of one colour, at a share of its width; no colour is transparent. */
function square(share, colour) {
  const inset = (48 * (1 - share)) / 2
  const ground = colour === null ? '' : `<rect width="48" height="48" fill="${colour}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${ground}<g transform="translate(${inset} ${inset}) scale(${share})">${inside}</g></svg>`
}

/** The sign in one colour, of which a system uses the shape alone: what is white stays, the rest is cut out. */
function monochrome(share) {
  const inset = (48 * (1 - share)) / 2
  const white = inside.replaceAll(/<(?:circle|path)[^>]*fill="#0A5C82"[^>]*\/>/g, '').replaceAll('#FFFFFF', '#ffffff')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><g transform="translate(${inset} ${inset}) scale(${share})"><mask id="paw"><rect width="48" height="48" fill="white"/><circle cx="24" cy="24" r="12.5" fill="black"/></mask><g mask="url(#paw)">${white.replace(/<g transform[\s\S]*$/, '')}</g>${/<g transform[\s\S]*$/.exec(white)?.[0] ?? ''}</g></svg>`
}

function shortcut(name) {
  const icons = readFileSync(join(ROOT, 'web', 'ui', 'icons.ts'), 'utf8')
  const path = new RegExp(`^  '?${name}'?:\\s+'([^']+)'`, 'm').exec(icons)?.[1]
  if (path === undefined) throw new Error(`the design has no icon ${name}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${SEA}"/><path transform="translate(12 12)" d="${path}" fill="none" stroke="white" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
}

async function png(svg, size, name) {
  await sharp(Buffer.from(svg), { density: 72 * Math.ceil(size / 48) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(OUT, `${name}.png`))
}

/** The picture beside a shared link (`server/content/share-picture.ts`): the sign, and two screens as they come up from below. */
async function share() {
  const [width, height, screen] = [1200, 630, 300]
  const screens = await Promise.all(
    [
      ['home', 500, 96],
      ['map', 848, 40],
    ].map(async ([name, left, top]) => {
      const corners = `<svg width="${screen}" height="${height - top}"><rect width="${screen}" height="${height}" rx="30"/></svg>`
      const input = await sharp(join(OUT, `screen-${name}.webp`))
        .resize(screen)
        .extract({ left: 0, top: 0, width: screen, height: height - top })
        .composite([{ input: Buffer.from(corners), blend: 'dest-in', top: 0, left: 0 }])
        .png()
        .toBuffer()
      return { input, left, top }
    }),
  )
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sea" x2="1" y2="1"><stop stop-color="${LIGHT}"/><stop offset="1" stop-color="${SEA}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sea)"/><g transform="translate(90 150) scale(6.9)">${inside}</g></svg>`
  await sharp(Buffer.from(ground))
    .composite(screens)
    .jpeg({ quality: 78, mozjpeg: true })
    .toFile(join(OUT, 'share.jpg'))
}

async function pictures(address) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  const context = await browser.newContext({ ...PHONE, timezoneId: 'Europe/Rome', serviceWorkers: 'block' })
  const page = await context.newPage()
  const answer = await fetch(`${address}/singlefin-ws/rest/accounts/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify(GUEST),
  })
  const { token, username } = await answer.json()
  await page.goto(`${address}/icon.svg`)
  await page.evaluate((kept) => Object.assign(localStorage, kept), { token, username, locale_lang: 'IT' })
  const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('sv', { timeZone: 'Europe/Rome' })
  const map = `/tabs/main-page-ombrelloni/new-search-loader?from=${tomorrow}&to=${tomorrow}&part=full_day&people=2`
  for (const [name, path] of [
    ['home', '/tabs/home'],
    ['map', map],
    ['bar', '/tabs/menu'],
  ]) {
    await page.goto(`${address}${path}`)
    await page.locator('main[aria-busy=true], [aria-busy=true]').waitFor({ state: 'detached' })
    await page.waitForTimeout(1500)
    await sharp(await page.screenshot())
      .webp({ quality: 62 })
      .toFile(join(OUT, `screen-${name}.webp`))
  }
  await browser.close()
}

mkdirSync(OUT, { recursive: true })
await png(square(1, null), 192, 'icon-192')
await png(square(1, null), 512, 'icon-512')
// A system may cut to a circle of four fifths: the sign stays inside of it.
await png(square(0.74, SEA), 512, 'maskable-512')
await png(square(0.84, LIGHT), 180, 'apple-touch-icon')
await png(monochrome(0.8), 512, 'monochrome-512')
await png(monochrome(1), 96, 'badge-96')
for (const [name, icon] of [
  ['pass', 'qr-code'],
  ['bar', 'drink'],
  ['map', 'umbrella'],
])
  await png(shortcut(icon), 96, `shortcut-${name}`)
const [, , address] = process.argv
if (address !== undefined) await pictures(address)
await share()
say('The icons are in web/public/icons')
