import { Refusal } from '../../domain/platform/refusal.ts'
import { bytesOfBase64, wholePhoto } from '../platform/square-photos.ts'
import type { StoredFile } from './document-queries.ts'

/** Longer side of a photographed document in pixels: small print stays readable. */
const LONGEST = 2000
const PDF = 'data:application/pdf;base64,'
const PDF_BEGIN = Buffer.from('%PDF-')

/**
 * The file of a document as it is kept (security guide, 6 f): a picture is decoded and encoded again, so that neither its place
 * nor anything hidden in it remains. A PDF stays as it came and is never opened here nor shown by a page of ours.
 * Throws `document_not_accepted`, and `try_again` while too many others wait.
 */
export async function documentFile(dataUrl: string): Promise<StoredFile> {
  if (dataUrl.startsWith(PDF)) {
    const file = bytesOfBase64(dataUrl.slice(PDF.length))
    if (file === null || !file.subarray(0, PDF_BEGIN.length).equals(PDF_BEGIN))
      throw new Refusal('document_not_accepted')
    return { mediaType: 'application/pdf', file }
  }
  try {
    return { mediaType: 'image/webp', file: await wholePhoto(dataUrl, LONGEST) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'image_not_accepted') throw new Refusal('document_not_accepted')
    throw error
  }
}
