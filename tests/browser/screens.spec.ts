import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../domain/platform/language.ts'
import { cutText, overflow } from './support/audit.ts'
import { clearBeach } from './support/guest.ts'
import { arrive, newPerson } from './support/person.ts'
import { CHECKOUT, guestScreens, showScreen, type Screen } from './support/screens.ts'
import { expect, test } from './support/test.ts'
import { isEveryLook } from './support/looks.ts'

// Without a network the code of every screen has to be there already.
test.use({
  savesData: false,
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|status of 40[49]/],
})
test.beforeEach(async ({ app }) => clearBeach(app))

/** What a button does that needs no network: it leads on, opens what is here, or keeps what was chosen on this device. */
const LOCAL =
  /^(?:Indietro|Chiudi|Riprova|Hai un codice|Codice QR |A tutto schermo|Condividi|Aggiungi al calendario|Ricevuta e condizioni|Leggi le condizioni|Privacy policy|Esci|Elimina account via|Vai al |Mostra come|Ingrandisci|Riduci|Legenda|Carrello ·|Modifica|Aggiungi |Dove lo portiamo|Scarica la tabella|(?:Mese )?(?:precedente|successivo)|Settimane (?:precedenti|successive)|(?:Meno|Più): |(?:Giorno|Durata)|(?:Gazebo )?[A-P]\d+, |Nebbia$)/i

const REASON = /serve la rete|senza rete/i

/** A button or switch: what it is called, whether it is on, and what is said beside it. */
interface Action {
  readonly name: string
  readonly isOn: boolean
  readonly why: string
}

/** The actions of the screen, or of the sheet above it. */
function actionsOf(page: Page): Promise<Action[]> {
  return page.evaluate(() => {
    const scope = document.querySelector('[role=dialog], [role=alertdialog]') ?? document.querySelector('main')
    const all = scope?.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, [role=switch]') ?? []
    return [...all]
      .filter(
        (one) =>
          // A name opens what is known of the thing.
          one.closest('[role=grid], h3') === null && !one.hasAttribute('aria-pressed') && one.checkVisibility(),
      )
      .map((one) => {
        const words = (one.labels?.[0] ?? one).textContent
        const described = (one.getAttribute('aria-describedby') ?? '').split(' ')
        const why = described.map((id) => document.getElementById(id)?.textContent ?? '')
        return {
          name: (one.getAttribute('aria-label') ?? words).trim(),
          isOn: !one.disabled,
          why: [words, one.getAttribute('aria-label'), ...why, scope?.textContent].join(' '),
        }
      })
  })
}

test('B-02: without a network no screen offers what only the server can do, and each says why', async ({
  page,
  context,
  app,
}) => {
  const person = await newPerson(app)
  const screens = await guestScreens(app, person)
  await arrive(page, person)
  await page.goto('/tabs/home')
  const online = new Map<string, readonly Action[]>()
  const open = async ([name, path]: Screen) => {
    await showScreen(page, path)
    online.set(name, await actionsOf(page))
  }
  const look = async (name: string) => {
    await expect(page.getByText(/^Sei offline\. Dati delle \d\d:\d\d$/), name).toBeVisible()
    const actions = await actionsOf(page)
    const dead = actions.filter(({ isOn, name: label }) => isOn && !LOCAL.test(label))
    const wasOn = (label: string) => online.get(name)?.some((was) => was.isOn && label.startsWith(was.name))
    const unexplained = actions.filter(({ isOn, name: label, why }) => !isOn && wasOn(label) && !REASON.test(why))
    expect.soft({ dead, unexplained }, name).toEqual({ dead: [], unexplained: [] })
  }
  // Its document is one of its own, which does not open without a network: it goes while the checkout is open.
  await open(CHECKOUT)
  await context.setOffline(true)
  await look(CHECKOUT[0])
  await context.setOffline(false)
  await expect(page.getByText(/^Sei offline/)).toHaveCount(0)
  await page.goto('/tabs/home')
  for (const screen of screens) await open(screen)
  await context.setOffline(true)
  for (const [name, path] of screens) {
    await showScreen(page, path)
    await look(name)
  }
})

const LONG_WORDS = ['it', 'de', 'fr'] as const

for (const [turn, language] of (isEveryLook ? LANGUAGES : LONG_WORDS).entries()) {
  test(`A-01 R-112 B-15: with text twice as large on 320 px nothing is cut off and nothing scrolls sideways, ${language}`, async ({
    page,
    app,
  }) => {
    const person = await newPerson(app)
    const screens = [...(await guestScreens(app, person)), CHECKOUT]
    await page.setViewportSize({ width: 320, height: 640 })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await arrive(page, person, language)
    await page.goto('/tabs/home')
    // The three languages with the longest words share the screens; the nightly run shows each in every language.
    for (const [name, path] of screens.filter((_, index) => isEveryLook || index % LONG_WORDS.length === turn)) {
      await showScreen(page, path)
      expect.soft([...(await overflow(page)), ...(await cutText(page))], name).toEqual([])
    }
  })
}
