import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { foreignWords, openPage, overflow, settle } from './support/audit.ts'
import { clearBeach, dayFromToday, mapPath } from './support/guest.ts'
import { arrive, newPerson, order } from './support/person.ts'
import { expect, test } from './support/test.ts'
import { isEveryLook } from './support/looks.ts'

// The narrowest phone: where a longer word breaks a line first.
test.use({
  viewport: { width: 320, height: 640 },
  // Late in the evening the day is over for parking and services, and the browser says so.
  allowedErrors: [/status of 409/],
})
test.beforeEach(async ({ app }) => clearBeach(app))

/** Screens of somebody who is signed in, each with a title of its own. */
const SCREENS = [
  '/tabs/home',
  '/tabs/home/ristorante',
  '/tabs/home/parcheggio',
  '/tabs/home/servizi',
  '/tabs/home/novita',
  '/tabs/home/menu-del-giorno',
  '/tabs/menu',
  '/tabs/main-page-ombrelloni',
  '/tabs/carrello',
  '/tabs/contact',
  '/tabs/contact/profilo',
  '/tabs/contact/sicurezza',
  '/tabs/contact/cani',
  '/tabs/contact/cani?dog=new',
  '/tabs/contact/i-miei-dati',
  '/tabs/contact/elimina-account',
  '/tabs/contact/notifiche',
  '/tabs/contact/contatti',
  '/tabs/contact/ordini',
  '/tabs/contact/pagamenti-card-choose',
  '/recuperapassword',
  '/ritrova-ordine',
]

const OTHERS = LANGUAGES.filter((language) => language !== 'de')

/** German has the longest words and sees every screen; the nightly run shows every screen in every language. */
const looksAt = (language: Language, index: number) =>
  isEveryLook || language === 'de' || index % OTHERS.length === OTHERS.indexOf(language)

for (const language of LANGUAGES) {
  test(`R-112 R-113: the app speaks one language on every screen, and its words have room on the narrowest phone, ${language}`, async ({
    page,
    app,
  }) => {
    const day = await dayFromToday(app, 40)
    const person = await newPerson(app)
    const { orderId } = await order(app, person, { from: day, to: day }, ['D8'])
    await arrive(page, person, language)
    await page.goto('/tabs/home')
    const titles = new Set<string>()
    const paths = [...SCREENS, `/riepilogo?order=${orderId}`, mapPath(day, day)]
    const looked = paths.filter((_, index) => looksAt(language, index))
    for (const path of looked) {
      await openPage(page, path)
      await settle(page)
      titles.add((await page.getByRole('heading', { level: 1 }).allTextContents()).join())
      expect.soft([...(await foreignWords(page, language)), ...(await overflow(page))], path).toEqual([])
    }
    // The control: what was looked at were different screens.
    expect(titles.size).toBeGreaterThan(looked.length / 2)
  })
}
