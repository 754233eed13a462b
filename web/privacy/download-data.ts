import type { CallOutput } from '../../domain/platform/call.ts'
import type { exportMyData } from '../../domain/privacy/calls.ts'
import { saveFile } from '../platform/save-file.ts'
import { dayOfInstant } from '../platform/format.ts'

/** Saves a person's data as a file of their device, named after the day: `i-miei-dati-2027-07-01.json`. */
export function saveMyData(exported: CallOutput<typeof exportMyData>, name: string): void {
  const day = dayOfInstant(exported.exportedAt)
  saveFile(`${name}-${day}.json`, 'application/json', JSON.stringify(exported, null, 2))
}
