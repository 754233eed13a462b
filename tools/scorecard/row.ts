/** How what several tests report becomes one figure: all of it together, the largest, or the smallest. */
export type Fold = 'sum' | 'most' | 'least'

/** Counted by the scorecard itself for each row: tests that passed, and those of them that are controls. */
type Counted = 'tests' | 'controls'
export type Figures<Name extends string> = Readonly<Record<Name | Counted, number>>

/**
 * Where a row's figure comes from. `tests`: those whose titles name the row, beside other tests; `alone`: the same, one after the other,
 * because a time is measured; `day`: a day in fast time; `faults`: the same, on a small disk of their own. Anything else is a command.
 */
export type Source = 'tests' | 'alone' | 'day' | 'faults' | 'bench' | 'mutants' | 'packages' | 'audit'

/** One row of the scorecard (reliability guide, 8). */
export interface Row<Name extends string = string> {
  readonly measure: string
  /** The bar, in words; `isMet` says the same. */
  readonly target: string
  readonly from: readonly Source[]
  /** What runs report, by name. Each has to be reported, or the row is not measured. */
  readonly figures: Readonly<Record<Name, Fold>>
  readonly shows: (figures: Figures<Name>) => string
  readonly isMet: (figures: Figures<Name>) => boolean
  /** How much has to be looked at before the figure counts; a run without `--long` may look at less, and says so. */
  readonly volume?: { readonly of: NoInfer<Name> | Counted; readonly least: number }
  /** How often a run that breaks the rule on purpose was found out, where that is not its tests' own number: 0 misses the target. */
  readonly control?: NoInfer<Name>
  /** Why the row cannot be measured whole yet, and what brings it: it is not green whatever its runs say. */
  readonly awaits?: string
}

/** Checks that a row speaks of its own figures only. */
export function row<Name extends string = never>(declared: Row<Name>): Row<Name> {
  return declared
}

/** A number with two decimals at most. */
export const short = (value: number): string => String(Math.round(value * 100) / 100)

/** Milliseconds for people. */
export const ms = (value: number): string =>
  value >= 1_000 ? `${short(value / 1_000)} s` : `${value >= 10 ? Math.round(value) : short(value)} ms`
