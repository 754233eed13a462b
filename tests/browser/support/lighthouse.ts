import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { freePort } from '../../../server/platform/embedded-postgres.ts'

/** What Lighthouse judges of a public screen; its speed is measured by `npm run bench`, where the machine is quiet. */
export const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const

export type Form = 'phone' | 'desktop'

export interface Judgement {
  /** Path that was open in the end, with its query. */
  readonly opened: string
  /** 0 to 100 by category, as Lighthouse shows them. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>
  /** What costs points: the rule, and where. */
  readonly failures: readonly string[]
}

/** A browser that Lighthouse shares: what its pages keep, such as having entered as a guest, holds for the judged ones. */
export interface Judge {
  readonly context: BrowserContext
  judge(url: string, form: Form): Promise<Judgement>
  close(): Promise<void>
}

/** Opens Chromium with a profile of its own, in which each screen is judged as it opens for a person who was here before. */
export async function openJudge(executablePath: string): Promise<Judge> {
  const port = await freePort()
  const profile = await mkdtemp(path.join(tmpdir(), 'battigia-lighthouse-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    locale: 'it-IT',
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  })
  return {
    context,
    judge: (url, form) => judgeAt(port, url, form),
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function judgeAt(port: number, url: string, form: Form): Promise<Judgement> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...CATEGORIES],
    // What was entered stays; a simulated slow-down is only reckoned, which takes no time.
    disableStorageReset: true,
    throttlingMethod: 'simulate' as const,
    disableFullPageScreenshot: true,
  }
  const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
  if (result === undefined) throw new Error(`Lighthouse could not judge ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Judgement['scores']
  const { pathname, search } = new URL(lhr.finalDisplayedUrl)
  return { opened: pathname + search, scores, failures: failuresOf(lhr) }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

/** The rules with weight that are not fully met, with the first places of each. */
function failuresOf(lhr: Report): string[] {
  const weighed = CATEGORIES.flatMap((name) => lhr.categories[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0)
  return weighed.flatMap(({ id }) => {
    const audit = lhr.audits[id]
    if (audit === undefined || audit.score === null || audit.score === 1) return []
    const items = audit.details && 'items' in audit.details ? (audit.details.items as unknown[]) : []
    return [`${id}: ${audit.explanation ?? audit.title} ${JSON.stringify(items.slice(0, 3)).slice(0, 600)}`]
  })
}
