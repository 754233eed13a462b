import { enterAsGuest } from '../../domain/accounts/calls.ts'
import { INFO_SLUGS } from '../../domain/content/page-slugs.ts'
import { DESCRIPTIONS } from '../../server/content/document-heads.ts'
import { routeAt } from '../../domain/platform/page-routes.ts'
import { CHROMIUM } from './support/chromium.ts'
import { clearBeach, dayFromToday, mapPath } from './support/guest.ts'
import { openJudge, type Form, type Judge } from './support/lighthouse.ts'
import { ask, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { testSize } from '../support/test-size.ts'

/** Screens that anybody opens. */
const OPEN = [
  '/welcome',
  '/welcome?login=1',
  '/signup',
  '/recuperapassword',
  '/trattamentodati',
  '/finalitadati',
  '/tabs/contact/info',
  ...INFO_SLUGS.map((slug) => `/tabs/contact/info?page=${slug}`),
  '/ritrova-ordine',
  '/tabs/contact/meteo',
  // In another language, as its address names it.
  '/welcome?language=de',
]
/** Those of somebody who orders without an account; what asks for one says so in place. */
const AS_GUEST = [
  '/tabs/menu',
  '/tabs/home',
  '/tabs/home/menu-del-giorno',
  '/tabs/home/novita',
  '/tabs/home/ristorante',
  '/tabs/home/parcheggio',
  '/tabs/home/servizi',
  '/tabs/contact/contatti',
  '/tabs/contact',
  '/tabs/carrello',
  '/tabs/main-page-ombrelloni',
]
/** Those of somebody who has signed in, on a day of the season. */
const signedIn = (day: string) => [
  '/tabs/home',
  mapPath(day, day),
  mapPath(day, day, { view: 'list' }),
  `/tabs/main-page-ombrelloni?from=${day}&to=${day}&people=2`,
  '/tabs/home/webcam',
  '/tabs/main-page-ombrelloni/abbonamenti-uno',
  `/tabs/main-page-ombrelloni/abbonamenti-due?plan=3&zone=large-dog&from=${day}`,
]

/** `every` looks at every public screen on both devices (`npm run test:nightly`); without it one of each kind is enough. */
const isEvery = testSize(false, false, true)
const FORMS: readonly Form[] = isEvery ? ['phone', 'desktop'] : ['phone']
const some = (paths: readonly string[]) => (isEvery ? paths : paths.slice(0, 1))

test.setTimeout(isEvery ? 1_800_000 : 300_000)

test('every page that search engines are told of is judged', () => {
  const judged = new Set<string | undefined>(
    [...OPEN, ...AS_GUEST, ...signedIn('2027-07-01')].map((path) => pageOf(path)),
  )
  const { app, ...described } = DESCRIPTIONS.it
  expect(Object.keys(described).filter((page) => !judged.has(page))).toEqual([])
})

const pageOf = (path: string) => routeAt(path.split('?')[0] ?? '')?.page

/** What this browser keeps of whoever uses it. */
async function keep(judge: Judge, url: string, kept: Readonly<Record<string, string>>): Promise<void> {
  const page = await judge.context.newPage()
  await page.goto(`${url}/icon.svg`)
  await page.evaluate((all) => {
    localStorage.clear()
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
  }, kept)
  await page.close()
}

test('Lighthouse finds nothing on the public screens: accessibility, best practices and SEO are 100', async ({
  app,
}) => {
  const judge = await openJudge(CHROMIUM.executablePath)
  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      for (const form of FORMS) {
        const { scores, failures, opened } = await judge.judge(app.url + path, form)
        const where = `${path} on a ${form}`
        // A guard that led elsewhere would have another screen judged.
        expect.soft(pageOf(opened), where).toBe(pageOf(path))
        expect.soft(failures, where).toEqual([])
        expect.soft(scores, where).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
      }
    }
  }
  try {
    await clearBeach(app)
    await look(some(OPEN))
    const guest = { firstName: 'Olga', lastName: 'Rossi', email: 'olga.rossi@example.it', phone: '+39 333 1234567' }
    const { token } = await ask(app, enterAsGuest, { ...guest, language: 'it' })
    await keep(judge, app.url, { guest_token: token })
    await look(some(AS_GUEST))
    const person = await newPerson(app)
    await keep(judge, app.url, { token: person.token, username: person.email })
    await look(some(signedIn(await dayFromToday(app, 12))))
  } finally {
    await judge.close()
  }
})
