/** The bounds that a field's text may name; a text without its bound stays a whole sentence. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}
