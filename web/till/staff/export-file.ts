import type { CallInput } from '../../../domain/platform/call.ts'
import { exportAccounting } from '../../../domain/till/closing-calls.ts'
import { call } from '../../platform/call.ts'
import { saveFile } from '../../platform/save-file.ts'

type Days = Pick<CallInput<typeof exportAccounting>, 'from' | 'to'>

/** Fetches the accountant's file page by page and saves it; says after each page how many it has. */
export async function saveAccounting(days: Days, onPage: (pages: number) => void): Promise<void> {
  const parts: string[] = []
  let after: number | null = null
  let fileName = ''
  do {
    // The pages follow one another: each begins where the one before ended.
    // oxlint-disable-next-line no-await-in-loop
    const page: { csv: string; next: number | null; fileName: string } = await call(exportAccounting, {
      ...days,
      after,
    })
    parts.push(page.csv)
    after = page.next
    fileName = page.fileName
    onPage(parts.length)
  } while (after !== null)
  saveFile(fileName, 'text/csv;charset=utf-8', parts.join(''))
}
