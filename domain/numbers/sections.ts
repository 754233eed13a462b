/** Parts of the numbers that are drawn, listed and exported by themselves. */
export const SECTIONS = [
  'overview',
  'occupancy',
  'categories',
  'revenue',
  'places',
  'no_shows',
  'preparation',
  'items',
  'sources',
  'holders',
  'covers',
  'waiting',
] as const
export type Section = (typeof SECTIONS)[number]
