import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Frame, Page } from '@playwright/test'
import type { Language } from '../../../domain/platform/language.ts'
import { redirectAt, routeAt, type PageName } from '../../../domain/platform/page-routes.ts'
import { reportFigures } from '../../support/figures.ts'

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

const packageOf = createRequire(createRequire(import.meta.filename).resolve('@axe-core/playwright'))
const AXE = readFile(packageOf.resolve('axe-core/axe.min.js'), 'utf8')

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules of these tags whose answer widths can change, and those whose answer colours can; all others judge what a screen says and is. */
const RULES_OF_WIDTHS = ['target-size', 'scrollable-region-focusable']
const RULES_OF = {
  widths: RULES_OF_WIDTHS,
  looks: ['color-contrast', 'link-in-text-block', ...RULES_OF_WIDTHS],
}

/** What lies over the page: a dialog of ours, or a provider's. */
const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]'

/** Every rule, or those that a second look at the same screen needs: in another width, or in other colours as well. */
export type Rules = 'all' | keyof typeof RULES_OF

/** Words of the Italian texts that exist in no other of the languages. */
const ITALIAN =
  /\b(carrello|accedi|spiaggia|ombrellon[ei]|prenota|giornata|mattina|pomeriggio|riepilogo|aggiungi|indietro|libero|liberi|occupato|lettin[oi]|sdraio|fila|oggi|domani|gennaio|febbraio|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|dicembre|lunedì|venerdì|sabato|domenica|condizioni|elimina|torna|riprova|chiudi|cani|pagamento|ordine)\b/i

/** Opens another place of the app without loading it anew, as the browser's own back and forward do. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

/**
 * Opens another place like `visit`, and waits until the page before has gone: while the code of the next one is on its way it stays,
 * and would be taken for it.
 */
export async function openPage(page: Page, path: string): Promise<void> {
  const isSame = pageAt(page.url()) === pageAt(new URL(path, page.url()).href)
  const title = await page.evaluate(() => {
    document.querySelector('main')?.setAttribute('data-left', '')
    return document.title
  })
  await visit(page, path)
  // A page that opens over its own list keeps what is around it, and is called otherwise.
  if (!isSame)
    await page.waitForFunction(
      (before) => document.title !== before || !document.querySelector('main[data-left]'),
      title,
    )
  await page.getByRole('main').first().waitFor()
}

/** The app's page at an address, after the redirects of old ones. */
function pageAt(address: string): PageName | undefined {
  const { pathname } = new URL(address)
  return routeAt(redirectAt(pathname) ?? pathname)?.page
}

/** Waits until fonts, waits and animations are over. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (dialog) => {
    // What is busy below a dialog goes on for as long as the dialog is open.
    const isMoving = () =>
      (document.querySelector(dialog) ?? document).querySelector('[aria-busy=true]') !== null ||
      document
        .getAnimations()
        .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const end = performance.now() + 5_000
    await frame()
    while (isMoving() && performance.now() < end) await frame()
  }, DIALOG)
}

/** What is wrong with the screen that is shown: axe, sideways scrolling, the language; one line each. */
export async function audit(page: Page, language: Language, rules: Rules = 'all'): Promise<string[]> {
  await settle(page)
  const found = await violations(page, rules)
  // An answer that comes while axe looks begins a new transition: only what stays is wrong.
  const stays = found.length === 0 ? [] : await settle(page).then(() => violations(page, rules))
  const wrong = found.filter((line) => stays.includes(line))
  reportFigures('A-01', { looks: 1, violations: wrong.length })
  return [...wrong, ...(await overflow(page)), ...(await foreignWords(page, language))]
}

/** What axe finds. Below a dialog the page is out of reach, and has been looked at before. */
async function violations(page: Page, rules: Rules): Promise<string[]> {
  const found: string[] = []
  for (const rule of [...(await runAxe(page, rules)), ...(await violationsInFrames(page, rules))]) {
    for (const node of rule.nodes) {
      const selector = node.target.join(' ')
      if (rule.id === 'target-size' && (await isReachedByScrolling(page, selector))) continue
      found.push(`${rule.id} ${selector} ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`)
    }
  }
  return found
}

/**
 * What axe finds in a provider's fields and in the page of a bank. Their colours lie on those of the page around them, which
 * axe cannot see from inside of a frame.
 */
async function violationsInFrames(page: Page, rules: Rules): Promise<Violations> {
  if (rules !== 'all') return []
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const found = await Promise.all(frames.map((frame) => runAxe(frame, rules)))
  return found.flat().filter(({ id }) => id !== 'color-contrast')
}

/** Whether a target that a bar at the edge of the window covers in part is large enough once it is scrolled to. */
async function isReachedByScrolling(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((target) => target.scrollIntoView({ block: 'center' }))
  return (await runAxe(page, ['target-size'], selector)).length === 0
}

/** Runs axe inside of a frame, which keeps it until it is loaded anew: reading it every time takes longer than its rules. */
async function runAxe(page: Page | Frame, rules: Rules | readonly string[], within?: string): Promise<Violations> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await AXE)
  const names = typeof rules === 'string' && rules !== 'all' ? RULES_OF[rules] : rules
  const runOnly = names === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: names }
  return page.evaluate(
    async ({ only, selector, dialog }) => {
      const scope = selector ?? (document.querySelector(dialog) ? dialog : null)
      const { axe } = globalThis as unknown as {
        axe: { run(...input: unknown[]): Promise<{ violations: Violations }> }
      }
      const options = { runOnly: only, reporter: 'no-passes', preload: { assets: ['media'] }, iframes: false }
      return (await axe.run(scope === null ? document : { include: [scope] }, options)).violations
    },
    { only: runOnly, selector: within, dialog: DIALOG },
  )
}

/** Sideways scrolling of the page, and on a phone a bar of the page's decision that does not reach both of its sides. */
export async function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.scrollingElement ?? document.body
    const isInset = [...document.querySelectorAll('.actionbar')].some((bar) => {
      const { left, right, width } = bar.getBoundingClientRect()
      return width > 0 && innerWidth < 768 && (left > 0 || right < innerWidth)
    })
    return [
      ...(scrollWidth <= innerWidth ? [] : [`scrolls sideways: ${scrollWidth} px in ${innerWidth} px`]),
      ...(isInset ? ['the bar of the decision does not reach both sides'] : []),
    ]
  })
}

/** A wrong language of the document, and Italian words where another language is spoken. */
export async function foreignWords(page: Page, language: Language): Promise<string[]> {
  const { lang, texts } = await page.evaluate(() => {
    const isOf = (element: Element) => element.closest('[lang]') === document.documentElement
    const labelled = [...document.querySelectorAll('[aria-label], [alt], [placeholder], [title]')].filter(isOf)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const shown: string[] = [document.title]
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement && isOf(node.parentElement)) shown.push(node.textContent ?? '')
    }
    for (const element of labelled)
      for (const key of ['aria-label', 'alt', 'placeholder', 'title']) shown.push(element.getAttribute(key) ?? '')
    return { lang: document.documentElement.lang, texts: shown }
  })
  const wrong =
    language === 'it' ? [] : texts.filter((text) => ITALIAN.test(text)).map((text) => `Italian: ${text.slice(0, 120)}`)
  return lang === language ? wrong : [`<html lang> is ${lang}`, ...wrong]
}

/** Text that something cuts off or that leaves its own button, and what causes it. The beach keeps its size, and is moved instead. */
export async function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hidden = 'svg, select, script, style, noscript, [hidden], .skip, [role=grid], [aria-hidden=true]'
    const isClipped = (element: Element) => {
      const { clip, clipPath } = getComputedStyle(element)
      return clip !== 'auto' || clipPath !== 'none'
    }
    const isSeen = (element: Element) =>
      element.closest(hidden) === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !isClipped(element) &&
      !(element.parentElement && isClipped(element.parentElement))
    /** Why a line of text cannot be read whole, or null. What scrolls shows it when it is scrolled. */
    const cutBy = (line: DOMRect, from: Element): string | null => {
      for (let at: Element | null = from; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX + overflowY)) return null
        const box = at.getBoundingClientRect()
        const isOut = line.right > box.right + 1 || line.left < box.left - 1 || line.bottom > box.bottom + 4
        if (isOut && (/hidden|clip/.test(overflowX) || at.matches('button, a.btn, .pill, .chip, .badge')))
          return at.className
        if (position === 'fixed') return null
      }
      return line.right > innerWidth + 1 || line.left < -1 ? 'the window' : null
    }
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (text === '' || element === null || !isSeen(element)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const line of range.getClientRects()) {
        const cause = line.width < 2 ? null : cutBy(line, element)
        if (cause !== null) found.add(`"${text.slice(0, 60)}" is cut by ${cause}`)
      }
    }
    return [...found]
  })
}
