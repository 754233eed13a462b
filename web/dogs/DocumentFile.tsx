import type { CallOutput } from '../../domain/platform/call.ts'
import type { getDogDocument } from '../../domain/dogs/calls.ts'
import { saveFile } from '../platform/save-file.ts'
import { Button } from '../ui/Button.tsx'
import styles from './dogs.module.css'

interface DocumentFileProps {
  readonly file: CallOutput<typeof getDogDocument>
  /** What it shows, for those who do not see it, e.g. "Vaccinazione di Nebbia". */
  readonly name: string
  /** Words of the button that saves a PDF. */
  readonly saveLabel: string
}

/** The file of a document: a picture is shown, a PDF is only saved, since a page of ours never opens one (security guide, 6 f). */
export function DocumentFile({ file, name, saveLabel }: DocumentFileProps) {
  if (file.mediaType === 'image/webp')
    return <img className={styles['scan']} src={`data:image/webp;base64,${file.base64}`} alt={name} />
  const save = () => saveFile(`${name}.pdf`, 'application/octet-stream', Uint8Array.from(atob(file.base64), byteOf))
  return (
    <Button variant="tint" full icon="download" onPress={save}>
      {saveLabel}
    </Button>
  )
}

const byteOf = (letter: string) => letter.codePointAt(0) ?? 0
