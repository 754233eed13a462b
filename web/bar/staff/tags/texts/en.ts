import { plural } from '../../../../platform/texts.ts'
import type { it } from './it.ts'

/** The words of the tags to print, in English. */
export const en: typeof it = {
  title: 'QR tags',
  size: 'Tags per sheet',
  print: (sheets) => plural('en', sheets, { one: 'Print 1 sheet', other: `Print ${sheets} sheets` }),
  preview: 'Preview of the first sheet',
  choice: 'What to print',
  rows: 'Rows',
  allRows: 'All rows',
  row: (id) => `Row ${id}`,
  validity: 'Validity',
  season: 'Whole season',
  oneDay: 'One day only',
  day: 'Day',
  dayText: 'The code is valid on this day only.',
  dayOver: 'This day is over. Choose today or a day to come.',
  seasonText: (year) => `The codes are valid for all of ${year}; next year they are printed again.`,
  paper: 'On A4 paper, at 100%. One per sheet can be read from 2 metres, 8 from half a metre, 24 from close up.',
  qr: (code) => `QR of ${code}`,
}
