import { appendFileSync } from 'node:fs'
import type { FigureOf, RowId } from '../../tools/scorecard/rows.ts'

/** What a run measured for one row of the scorecard. */
export interface Reported {
  readonly row: string
  readonly figures: Readonly<Record<string, number>>
}

let isControl = false

/**
 * Reports what a run measured for a row of the scorecard, before the test judges it: a figure that misses its target is shown as well.
 * `npm run scorecard` names the file that the line is added to in `SCORECARD_FIGURES`; any other run reports to nobody.
 */
export function reportFigures<Id extends RowId>(row: Id, figures: { readonly [Name in FigureOf<Id>]?: number }): void {
  const file = process.env['SCORECARD_FIGURES']
  if (file === undefined || isControl) return
  appendFileSync(file, `${JSON.stringify({ row, figures })}\n`)
}

/** Runs a control, which breaks what is measured on purpose: what it measures is no figure of the product. */
export async function asControl<T>(work: () => Promise<T>): Promise<T> {
  isControl = true
  try {
    return await work()
  } finally {
    isControl = false
  }
}
