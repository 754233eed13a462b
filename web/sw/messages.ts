/** What a page tells the worker. */
export type PageMessage =
  /** Which parts of the app this device needs without a network: those of its language, and of the back office at a tablet. */
  | { readonly type: 'keep'; readonly language: string; readonly isStaff: boolean; readonly isSparing: boolean }
  /** The person, or a start at which nobody does anything yet, takes the new version. */
  | { readonly type: 'take-over' }

/** Reads a message; null for one that is not ours. */
export function readPageMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, language, isStaff, isSparing } = data as Readonly<Record<string, unknown>>
  if (type === 'take-over') return { type }
  if (type !== 'keep' || typeof language !== 'string') return null
  return { type, language, isStaff: isStaff === true, isSparing: isSparing === true }
}
