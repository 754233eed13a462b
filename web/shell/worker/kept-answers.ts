import type { QueryKey } from '@tanstack/react-query'
import { getDailyMenu, getResort, listNews } from '../../../domain/content/calls.ts'
import { getPage, listInfoPages } from '../../../domain/content/page-calls.ts'
import { SECOND } from '../../../domain/platform/duration.ts'
import { getRestaurants } from '../../../domain/restaurant/calls.ts'
import { getPlan } from '../../../domain/umbrellas/calls.ts'
import { keptSlot } from '../../platform/kept-slot.ts'
import { queryClient } from '../../platform/queries.ts'
import { serverTime } from '../../platform/server-clock.ts'
import { resortMoment } from '../home/day-time.ts'

/** Answers that are the same for everybody and that a guest reads where the network ends; the bar's menu keeps itself (B-20). */
const KEPT_CALLS: ReadonlySet<unknown> = new Set(
  [getResort, getPlan, getDailyMenu, listNews, getPage, listInfoPages, getRestaurants].map(({ name }) => name),
)
const MOST_KEPT = 60

interface KeptAnswer {
  readonly key: QueryKey
  readonly data: unknown
  /** When the server gave it, epoch milliseconds. */
  readonly at: number
}

interface KeptAnswers {
  /** The build that understands them. */
  readonly build: string
  readonly answers: readonly KeptAnswer[]
}

const slot = keptSlot('answers')

function ownBuild(): string {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
}

function isKept(value: unknown): value is KeptAnswers {
  return typeof value === 'object' && value !== null && 'build' in value && 'answers' in value
}

/** Puts back what was kept, as old as it is: a page shows it at once, says so, and asks the server all the same. */
async function restore(): Promise<readonly KeptAnswer[]> {
  const kept = await slot.get()
  if (!isKept(kept) || kept.build !== ownBuild()) return []
  for (const { key, data, at } of kept.answers) {
    if (queryClient.getQueryData(key) === undefined)
      queryClient.setQueryData(key, asOfToday(key, data), { updatedAt: at })
  }
  return kept.answers
}

/** The resort's day goes on while its answer is kept. */
function asOfToday([name]: QueryKey, data: unknown): unknown {
  if (name !== getResort.name || typeof data !== 'object' || data === null || !('timeZone' in data)) return data
  return { ...data, today: resortMoment(serverTime(), String(data.timeZone)).day }
}

/** What the app knows now, the newest first, and what was kept before besides. */
function collect(before: readonly KeptAnswer[]): KeptAnswer[] {
  const now = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => KEPT_CALLS.has(queryKey[0]) && state.data !== undefined })
    .map(({ queryKey, state }): KeptAnswer => {
      return { key: queryKey, data: state.data, at: state.dataUpdatedAt }
    })
  const known = new Set(now.map(({ key }) => JSON.stringify(key)))
  return [...now, ...before.filter(({ key }) => !known.has(JSON.stringify(key)))]
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_KEPT)
}

/** Keeps public answers on the device, and puts back those of the last time. Nothing of a person is among them. */
export async function keepAnswers(): Promise<void> {
  let before = await restore()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    timer = undefined
    before = collect(before)
    // Storage that refuses costs the copy only.
    slot.set({ build: ownBuild(), answers: before } satisfies KeptAnswers).catch(() => undefined)
  }
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && KEPT_CALLS.has(query.queryKey[0]) && query.state.status === 'success')
      timer ??= setTimeout(write, 1 * SECOND)
  })
  write()
}
