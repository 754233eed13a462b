import type { Page } from '@playwright/test'
import type { Language } from '../../../domain/platform/language.ts'
import { reportFigures } from '../../support/figures.ts'
import type { App } from './app.ts'
import { audit, openPage, type Rules } from './audit.ts'
import { expect } from './test.ts'
import { WORDS, type Words } from './words.ts'

/** How a screen is looked at. */
export interface Look {
  readonly colorScheme: 'light' | 'dark'
  readonly viewport: { readonly width: number; readonly height: number }
  readonly rules: Rules
}

/** A walk through screens: shows them one after the other, in every look, and notes what is wrong with each. */
export class Walk {
  readonly page: Page
  readonly app: App
  readonly language: Language
  readonly words: Words
  #looks: readonly Look[]
  #shown: Look | null = null

  constructor(page: Page, app: App, language: Language, looks: readonly Look[]) {
    this.page = page
    this.app = app
    this.language = language
    this.words = WORDS[language]
    this.#looks = looks
    reportFigures('A-01', { walks: 1 })
  }

  /** Judges the screen in every look. The next screen begins with the look that this one ends with. */
  async check(name: string): Promise<void> {
    for (const look of this.#looks) {
      const { colorScheme, viewport, rules } = look
      if (look !== this.#shown) await this.#turnTo(look)
      const found = await audit(this.page, this.language, rules)
      expect.soft(found, `${name}, ${viewport.width} px, ${colorScheme}`).toEqual([])
    }
    this.#looks = this.#looks.toReversed()
  }

  /** Colours arrive at once: a busy machine may begin their transitions only after they were looked for. */
  async #turnTo(look: Look): Promise<void> {
    const { colorScheme, viewport } = look
    await this.page.evaluate(() => {
      const still = new CSSStyleSheet()
      still.replaceSync('*, *::before, *::after { transition: none !important }')
      document.adoptedStyleSheets.push(still)
    })
    await this.page.emulateMedia({ colorScheme })
    await this.page.setViewportSize(viewport)
    await this.page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
      await frame()
      await frame()
      document.adoptedStyleSheets.pop()
    })
    this.#shown = look
  }

  /** Opens a path inside of the running app and checks it. */
  async show(name: string, path: string): Promise<void> {
    await openPage(this.page, path)
    await this.check(name)
  }

  /** The sheet or alert that is open. */
  get dialog() {
    return this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'))
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  async closeDialog(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await expect(this.dialog).toHaveCount(0)
  }
}
