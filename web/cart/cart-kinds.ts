import type { CartKind } from '../../domain/cart/calls.ts'

/** The carts that are shown, in the order of their chips: places run out of time, so they stand first. */
export const SHOWN_CARTS = [
  'umbrella',
  'subscription',
  'bar',
  'restaurant',
  'parking',
  'service',
] as const satisfies readonly (CartKind | 'subscription')[]
export type ShownCart = (typeof SHOWN_CARTS)[number]

/** Carts that live on the device and are sent whole: those that are shown, and the instalment that is being paid. */
export type DeviceCartKind = Exclude<ShownCart, 'umbrella'> | 'instalment'
