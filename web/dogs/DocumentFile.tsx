import type { CallOutput } from '../../domain/platform/call.ts'
import type { getDogDocument } from '../../domain/dogs/calls.ts'
import styles from './dogs.module.css'

interface DocumentFileProps {
  readonly file: CallOutput<typeof getDogDocument>
  /** What it shows, for those who do not see it, e.g. "Vaccinazione di Nebbia". */
  readonly name: string
}

/** The picture of a document; the pages of a PDF stand below each other. */
export function DocumentFile({ file, name }: DocumentFileProps) {
  return <img className={styles['scan']} src={`data:${file.mediaType};base64,${file.base64}`} alt={name} />
}
