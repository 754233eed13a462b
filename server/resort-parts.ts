import type { ResortPart } from './platform/resort-part.ts'

/** The files of a resort's folder beside the beach's own, by slice; imported in this order. */
export const RESORT_PARTS: readonly ResortPart<never>[] = []
