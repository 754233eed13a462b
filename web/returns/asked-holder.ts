import type { HolderKind } from '../../domain/returns/calls.ts'

/** Whose days are shown: `?subscription=` or `?booking=`. */
export interface AskedHolder {
  readonly kind: HolderKind
  readonly id: string
}
