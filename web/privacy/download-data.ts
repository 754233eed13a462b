import type { CallOutput } from '../../domain/platform/call.ts'
import type { Language } from '../../domain/platform/language.ts'
import type { exportMyData } from '../../domain/privacy/calls.ts'
import { saveFile } from '../platform/save-file.ts'
import { dayOfInstant } from '../platform/format.ts'

type Exported = CallOutput<typeof exportMyData>

const nameOf = (name: string, { exportedAt }: Exported) => `${name}-${dayOfInstant(exportedAt)}`

/** Saves a person's data as a file of their device, named after the day: `i-miei-dati-2027-07-01.json`. */
export function saveMyData(exported: Exported, name: string): void {
  saveFile(`${nameOf(name, exported)}.json`, 'application/json', JSON.stringify(exported, null, 2))
}

/** The same in words, as a page to read and to print: `i-miei-dati-2027-07-01.html`. Its words come with the first press. */
export async function saveReadableData(exported: Exported, name: string, language: Language): Promise<void> {
  const { readableExport } = await import('../../domain/privacy/readable-export.ts')
  saveFile(`${nameOf(name, exported)}.html`, 'text/html;charset=utf-8', readableExport(exported, language))
}
