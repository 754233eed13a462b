import {
  documentState,
  DOCUMENT_KINDS,
  type Decision,
  type DocumentKind,
  type DocumentState,
} from '../dogs/documents.ts'
import type { CivilDate } from '../platform/civil-date.ts'
import type { Papers } from './visit-words.ts'

/** A document of a dog's passport as it is stored. */
export interface StoredPaper {
  readonly kind: DocumentKind
  readonly decision: Decision
  readonly validUntil: CivilDate | null
}

/** From the best to the worst. */
const ORDER: readonly DocumentState[] = ['accepted', 'waiting', 'expired', 'rejected']

/**
 * How a dog's papers stand on a day (B-16): of each kind its best document counts, and of the kinds the worst; one without any
 * document of a kind is missing papers, unless something worse was found. What expired says more than what was never sent.
 */
export function papersOf(documents: readonly StoredPaper[], day: CivilDate): Papers {
  const best = DOCUMENT_KINDS.map((kind) => {
    const states = documents
      .filter((document) => document.kind === kind)
      .map(({ decision, validUntil }) => documentState(decision, validUntil, day))
    return ORDER.find((state) => states.includes(state)) ?? null
  })
  if (best.includes('rejected')) return 'rejected'
  if (best.includes('expired')) return 'expired'
  if (best.includes(null)) return 'missing'
  return best.includes('waiting') ? 'waiting' : 'ok'
}
