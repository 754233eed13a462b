import { welcomeTexts } from '../accounts/welcome/texts.ts'
import { loadTexts } from '../platform/texts.ts'
import { LOADER_LIMITS } from '../ui/loader-limits.ts'
import { uiTexts } from '../ui/texts.ts'
import { homeTexts } from './home/texts.ts'
import { preparePage } from './pages.tsx'
import { shellTexts } from './texts.ts'

/** Texts of the first screens: one file, which the document loads beforehand in the language of most. */
const TEXTS = [shellTexts, uiTexts, homeTexts, welcomeTexts]

/**
 * Milliseconds that a page's code may take before the shell is drawn around its place. The back office brings its shell along: without
 * it there is nothing to draw, and the splash stays.
 */
const longestOf = (pathname: string) => (pathname.startsWith('/ges') ? LOADER_LIMITS.other : 300)

/**
 * Waits until the first screen can be drawn whole. React shows a place-holder that it has drawn once for 300 ms, however soon
 * the page comes; so none is drawn before that time is over. What does not come is met where it is drawn.
 */
export async function firstScreen(pathname: string): Promise<void> {
  const page = Promise.race([preparePage(pathname), new Promise((resolve) => setTimeout(resolve, longestOf(pathname)))])
  await Promise.allSettled([page, ...TEXTS.map((texts) => loadTexts<unknown>(texts))])
}
