import { shrinkPhoto } from '../platform/photo.ts'

/** Largest file that is taken, in bytes. */
const MOST_BYTES = 5 * 1024 * 1024
/** Longer side of a photographed document in pixels. */
const LONGEST_SIDE = 2000

/** Whether a file can be a document at all: a picture, or a PDF that is not too large. */
export function mayBeDocument({ type, size }: File): boolean {
  return type === 'application/pdf' ? size <= MOST_BYTES : type.startsWith('image/')
}

/**
 * A chosen document as a data URL: a photo is shrunk on the device, so that neither its place nor its camera leaves it; a PDF stays
 * as it is. Null when it can be neither.
 */
export async function documentDataUrl(file: File): Promise<string | null> {
  try {
    if (!mayBeDocument(file)) return null
    if (file.type === 'application/pdf') return await dataUrlOf(file)
    return await shrinkPhoto(file, LONGEST_SIDE)
  } catch {
    // The browser cannot read this file; which way it failed makes no difference to the person.
    return null
  }
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('a file that cannot be read')))
    reader.readAsDataURL(file)
  })
}
