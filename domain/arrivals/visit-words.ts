/**
 * How a visit stands. `late`: its cut-off is over and nobody came, whether or not they called. `to_collect`: something is due at
 * the desk, before its cut-off or after it came. `no_show`: it did not come, and somebody or the clock said so.
 */
export const VISIT_STATES = ['expected', 'to_collect', 'late', 'arrived', 'no_show'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** What the list of a day is narrowed to: everybody, or those of one state. */
export const VISIT_FILTERS = ['all', 'expected', 'late', 'to_collect', 'arrived', 'no_show'] as const
export type VisitFilter = (typeof VISIT_FILTERS)[number]

/** How a place stands for the beach's people. */
export const BEACH_PLACE_STATES = [
  'free',
  'held',
  'expected',
  'to_collect',
  'late',
  'arrived',
  'no_show',
  'out_of_use',
] as const
export type BeachPlaceState = (typeof BEACH_PLACE_STATES)[number]

/** How the papers of a dog stand on a day: the worst of its documents. `waiting`: the resort's people have not looked yet. */
export const PAPERS = ['ok', 'waiting', 'missing', 'expired', 'rejected'] as const
export type Papers = (typeof PAPERS)[number]
