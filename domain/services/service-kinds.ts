/** What the price of a service is for: a piece, whenever it is used, or a piece for the chosen part of the day. */
export const SERVICE_UNITS = ['piece', 'day_part'] as const
export type ServiceUnit = (typeof SERVICE_UNITS)[number]

/** The drawings that a service can have. */
export const SERVICE_ARTS = [
  'cushion',
  'towel',
  'shower',
  'dog_shower',
  'locker',
  'sup',
  'pedalo',
  'canoe',
  'other',
] as const
export type ServiceArt = (typeof SERVICE_ARTS)[number]
