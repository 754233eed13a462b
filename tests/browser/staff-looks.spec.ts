import type { Page } from '@playwright/test'
import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { MORE_PATH, STAFF_SCREENS } from '../../web/staff/staff-screens.ts'
import { de } from '../../web/staff/texts/de.ts'
import { en } from '../../web/staff/texts/en.ts'
import { fr } from '../../web/staff/texts/fr.ts'
import { it } from '../../web/staff/texts/it.ts'
import { nl } from '../../web/staff/texts/nl.ts'
import { identifiersIn, idsOfDemoResort } from '../../tools/texts/identifiers.ts'
import { audit, foreignWords, settle, visit } from './support/audit.ts'
import { ELENA, keepStaffSession, staffToken } from './support/staff.ts'
import { expect, test } from './support/test.ts'
import { isEveryLook } from './support/looks.ts'

const NARROW = { width: 320, height: 640 }
const TABLET = { width: 1180, height: 820 }
/** The languages of the longest words; the nightly run looks at all five. */
const LOOKED_AT = isEveryLook ? LANGUAGES : (['de', 'fr'] as const)
const TEXTS = { it, en, fr, nl, de }

/** The back office in a language, signed in as its manager. */
async function enter(page: Page, token: string, language: Language): Promise<void> {
  await page.goto('/icon.svg')
  await page.evaluate((one) => localStorage.setItem('locale_lang', one.toUpperCase()), language)
  await keepStaffSession(page, token)
  await page.goto(MORE_PATH)
  await page.getByRole('heading', { level: 1, name: TEXTS[language].more.title, exact: true }).waitFor()
}

/** Opens every screen one after the other, and looks at it once something of it stands there. */
async function eachScreen(page: Page, language: Language, look: (id: string) => Promise<void>): Promise<void> {
  for (const { id, path } of STAFF_SCREENS) {
    await visit(page, path)
    await expect(page).toHaveTitle(new RegExp(`^${TEXTS[language].screens[id]} ·`))
    await page.locator('main .body > *').filter({ visible: true }).first().waitFor()
    await settle(page)
    await look(id)
  }
}

/** What scrolls sideways, and what a finger cannot hit; one line each. */
async function flaws(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Tables and rows of chips scroll by themselves; everything else has to fit. */
    const MAY_SCROLL = '.beach-scene, .numbers-heat, .price-table, .chips, .numbers-table, .service-axis'
    /** Places of the map, which open a loupe, days of the price calendar (a list below has them too), and pictures of a guest's screen. */
    const SMALL = '[role=gridcell], .sd, .guest-phone, .guest-phone *, .editor-canvas *, [inert] *'
    const FINGER = 43.5
    const said = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    for (const element of document.querySelectorAll('.desk, .desk *')) {
      if (element.clientWidth === 0 || element.closest(MAY_SCROLL) !== null) continue
      const { overflowX } = getComputedStyle(element)
      if (!['auto', 'scroll'].includes(overflowX) || element.scrollWidth <= element.clientWidth + 1) continue
      found.push(`scrolls sideways by ${element.scrollWidth - element.clientWidth} px: ${said(element)}`)
    }
    for (const element of document.querySelectorAll(
      '.desk :is(button, select, [role=button], label:has(input), .btn)',
    )) {
      if (element.matches(SMALL)) continue
      // A bar of choices is hit up to its edges.
      const { width, height } = (
        element.parentElement?.matches('.seg') ? element.parentElement : element
      ).getBoundingClientRect()
      if (width === 0 || height === 0 || (width >= FINGER && height >= FINGER)) continue
      found.push(`${Math.round(width)} × ${Math.round(height)} px: ${said(element)}`)
    }
    return found
  })
}

test('R-603 R-112 every screen of the back office fits 320 px in the languages of the longest words, and a finger hits its buttons', async ({
  page,
  app,
}) => {
  const token = await staffToken(app, ELENA)
  await page.setViewportSize(NARROW)
  for (const language of LOOKED_AT) {
    await enter(page, token, language)
    await eachScreen(page, language, async (id) => {
      expect.soft(await flaws(page), `${id}, ${language}`).toEqual([])
      expect.soft(await foreignWords(page, language), `${id}, ${language}`).toEqual([])
    })
  }
})

test('A-01 R-603 no screen of the back office breaks a rule of accessibility on a tablet, in light or in dark', async ({
  page,
  app,
}) => {
  await page.setViewportSize(TABLET)
  await enter(page, await staffToken(app, ELENA), 'it')
  await eachScreen(page, 'it', async (id) => {
    expect.soft([...(await flaws(page)), ...(await audit(page, 'it'))], `${id}, light`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await audit(page, 'it', 'looks'), `${id}, dark`).toEqual([])
    await page.emulateMedia({ colorScheme: 'light' })
  })
})

/** All that somebody sees or hears of the page: its words, and the names of what has none. */
async function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'title', 'placeholder']
    const heard = [...document.body.querySelectorAll('*')].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    )
    const options = [...document.querySelectorAll('option')].map((option) => option.textContent ?? '')
    return [...document.body.innerText.split('\n'), ...heard, ...options, document.title]
  })
}

test('R-112 no name of the code is seen or heard on any screen of the back office; its help opens with the handbook', async ({
  page,
  app,
}) => {
  const token = await staffToken(app, ELENA)
  const ids = idsOfDemoResort()
  await page.setViewportSize(TABLET)
  for (const language of ['it', 'de'] as const) {
    await enter(page, token, language)
    const found: string[] = []
    const look = async (id: string, known = ids) => {
      for (const words of await wordsOf(page)) {
        const names = [...identifiersIn(words), ...words.split(/[^\w-]+/).filter((word) => known.has(word))]
        if (names.length > 0) found.push(`${id}: ${names.join(' ')} in ${words.slice(0, 80)}`)
      }
    }
    await eachScreen(page, language, async (id) => {
      if (id === 'mappa') await page.getByText(language === 'it' ? 'Elenco' : 'Liste', { exact: true }).click()
      await look(id)
      if (id === 'parametri') {
        await page.getByRole('button', { name: /8 min/i }).first().click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look('a setting')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
      await page.getByRole('button', { name: TEXTS[language].help(TEXTS[language].screens[id as 'mappa']) }).click()
      const help = page.getByRole('dialog')
      await expect(help.getByRole('article').getByRole('listitem').first()).toBeVisible()
      // The English chapters have "umbrellas" as a word.
      await look(`help of ${id}`, language === 'it' ? ids : new Set())
      await page.keyboard.press('Escape')
      await expect(help).toHaveCount(0)
    })
    expect(found, language).toEqual([])
  }
})
