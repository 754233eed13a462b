import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { SECOND } from '../../domain/platform/duration.ts'

/** What a document says to whoever runs no script: a crawler, the preview of a shared link, a reader without JavaScript. */
export interface DocumentText {
  /** Whatever somebody wrote is escaped in it. */
  readonly html: string
  /** What the page is about, in the words of schema.org. */
  readonly data: readonly object[]
}

/** The text of a path of the app, by its pathname and query; null for a page that is somebody's own, or none. */
export type DocumentTexts = (pathname: string, query: URLSearchParams) => Promise<DocumentText | null>

/** The page with its text where the app will stand, which replaces it. No text of the data ends its block or begins another. */
export function withText(html: string, { html: text, data }: DocumentText): string {
  const blocks = data.map((one) => {
    const json = JSON.stringify({ '@context': 'https://schema.org', ...one }).replaceAll('<', String.raw`\u003c`)
    return `<script type="application/ld+json">${json}</script>\n  `
  })
  return html
    .replace('</head>', () => `${blocks.join('')}</head>`)
    .replace('<div id="root">', (root) => `${root}<main class="document-text">${text}</main>`)
}

/** Longer than this no document waits for its text: the app needs none. */
const LONGEST_WAIT = SECOND

/** The text, or null when it does not come in time or cannot be read; the app behind it is served all the same. */
export async function textInTime(reading: Promise<DocumentText | null>, log: Logger): Promise<DocumentText | null> {
  const read = reading.catch((error: unknown) => {
    log.warn({ err: error }, 'a document went without its text')
    return null
  })
  const enough = new AbortController()
  const tooLate = sleep(LONGEST_WAIT, null, { signal: enough.signal, ref: false }).catch(() => null)
  const text = await Promise.race([read, tooLate])
  enough.abort()
  return text
}
