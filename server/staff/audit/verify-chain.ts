import { createHash } from 'node:crypto'
import type { Database, Queryable } from '../../platform/database.ts'
import { isClockTrue, readCut, readForgotten, readLinks, readUnlinked, type StoredLink } from './chain-queries.ts'

/** Why a chain does not hold. */
export type BreakReason =
  | 'link_missing'
  | 'wrong_previous'
  | 'row_missing'
  | 'wrong_content'
  | 'wrong_detail'
  | 'wrong_time'
  | 'row_unlinked'
  | 'other_head'

export interface ChainBreak {
  readonly reason: BreakReason
  /** Number of the link; null for a row that has none. */
  readonly n: number | null
  /** The row, as far as it is known. */
  readonly actionId: number | null
  readonly action: string | null
  readonly subject: string | null
}

/** A link that somebody has noted elsewhere, such as the last one of yesterday. */
export interface NotedHead {
  readonly n: number
  /** Hexadecimal. */
  readonly hash: string
}

export interface VerifiedChain {
  /** How many links there are. */
  readonly links: number
  /** The last one, to be noted outside of the database; null of an empty chain. */
  readonly head: NotedHead | null
  /** Rows whose details went with a person. */
  readonly forgotten: number
  /** The links up to this one went by their age; null where none did. */
  readonly cutAfter: number | null
  /** The first link that does not hold; null where all do. */
  readonly broken: ChainBreak | null
}

const PAGE = 1000
const FIRST = '00'.repeat(32)

/**
 * B-33: hashes the whole audit again, on one state of the database and by nothing that the database has functions for. Finds rows and
 * links that were changed, added, taken out or dated back; whether the end was cut off only a noted head can tell.
 */
export function verifyChain(database: Database, noted: NotedHead | null = null): Promise<VerifiedChain> {
  return database.transaction(async (tx) => {
    await tx.query({
      name: 'audit.one-state',
      text: 'set transaction isolation level repeatable read, read only',
      values: [],
    })
    const [forgotten, cut, isTimed] = [await readForgotten(tx), await readCut(tx), await isClockTrue(tx)]
    let head: NotedHead = { n: cut?.n ?? 0, hash: cut?.hash ?? FIRST }
    let links = 0
    let isNotedSeen = noted === null || noted.n <= head.n
    const found = (broken: ChainBreak | null): VerifiedChain => ({
      links,
      head: links === 0 ? null : head,
      forgotten: forgotten.size,
      cutAfter: cut?.n ?? null,
      broken,
    })
    for await (const link of linksAfter(tx, head.n)) {
      const reason = wrongOf(link, head, { forgotten, isTimed })
      if (reason !== null) return found(breakAt(reason, link))
      head = { n: link.n, hash: link.hash.toString('hex') }
      links += 1
      if (noted?.n !== link.n) continue
      if (noted.hash !== head.hash) return found(breakAt('other_head', link))
      isNotedSeen = true
    }
    const unlinked = await readUnlinked(tx)
    if (unlinked !== null) return found({ reason: 'row_unlinked', n: null, ...unlinked })
    if (isNotedSeen) return found(null)
    return found({ reason: 'other_head', n: noted?.n ?? null, actionId: null, action: null, subject: null })
  })
}

async function* linksAfter(tx: Queryable, start: number): AsyncGenerator<StoredLink> {
  let last = start
  for (;;) {
    // Each page begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page = await readLinks(tx, last, PAGE)
    yield* page
    if (page.length < PAGE) return
    last = page.at(-1)?.n ?? last
  }
}

const sha256 = (...parts: readonly (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function wrongOf(
  link: StoredLink,
  before: NotedHead,
  { forgotten, isTimed }: { readonly forgotten: ReadonlySet<number>; readonly isTimed: boolean },
): BreakReason | null {
  if (link.n !== before.n + 1) return 'link_missing'
  if (link.previous.toString('hex') !== before.hash) return 'wrong_previous'
  if (link.content === null) return 'row_missing'
  if (!sha256(link.previous, link.content).equals(link.hash)) return 'wrong_content'
  if (link.kind !== 'action') return null
  if (isTimed && !link.isOnTime) return 'wrong_time'
  const isForgotten = link.salted === null && link.isEmpty && forgotten.has(link.actionId ?? 0)
  const isAsWritten = link.salted !== null && link.detailHash?.equals(sha256(link.salted)) === true
  return isForgotten || isAsWritten ? null : 'wrong_detail'
}

const breakAt = (reason: BreakReason, { n, actionId, action, subject }: StoredLink): ChainBreak => ({
  reason,
  n,
  actionId,
  action,
  subject,
})
