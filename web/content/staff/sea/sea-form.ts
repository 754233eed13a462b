import type { Sea, SeaReading } from '../../../../domain/content/sea.ts'

/** What is being entered; sky and flag are what somebody sees, and are never filled in before they do. */
export type SeaDraft = Omit<Sea, 'sky' | 'flag'> & {
  readonly sky: Sea['sky'] | null
  readonly flag: Sea['flag'] | null
}

/** For the first entry of a resort that nobody provides figures for. */
const UNKNOWN: Omit<SeaDraft, 'sky' | 'flag'> = {
  airCelsius: 25,
  waterCelsius: 21,
  windKnots: 5,
  windFrom: 'W',
  wave: 'calm',
}

/** Where an entry begins: the last one of today, which is changed; else figures to go by, without sky and flag. */
export function draftFrom(today: Sea | undefined, start: SeaReading | null): SeaDraft {
  return today ?? { ...(start ?? UNKNOWN), sky: null, flag: null }
}

/** The entry, once sky and flag are chosen. */
export function seaOf({ sky, flag, ...figures }: SeaDraft): Sea | null {
  return sky === null || flag === null ? null : { ...figures, sky, flag }
}

/** Steps of wind that a person tells apart by eye; what a provider measured between them stays. */
const KNOTS = [0, 2, 4, 6, 8, 10, 12, 15, 18, 20, 22, 25, 28, 30, 35, 40, 50, 60]

/** The winds to choose from: the steps, and the one that is set. */
export function knotsFor(current: number): readonly number[] {
  return [...new Set([...KNOTS, current])].toSorted((a, b) => a - b)
}
