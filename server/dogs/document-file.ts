import { Refusal } from '../../domain/platform/refusal.ts'
import { pdfPicture } from '../platform/pdf-pictures.ts'
import { bytesOfBase64, wholePhoto } from '../platform/square-photos.ts'
import type { StoredFile } from './document-queries.ts'

/** Longer side of a photographed document in pixels: small print stays readable. */
const LONGEST = 2000
const PDF = 'data:application/pdf;base64,'
const PDF_BEGIN = Buffer.from('%PDF-')

/**
 * The picture of a document as it is kept (security guide, 6 f): a photo is decoded and encoded again, so that neither its place
 * nor anything hidden in it remains, and the pages of a PDF are drawn. Throws `document_not_accepted`, `document_too_long`, and
 * `try_again` while too many others wait.
 */
export async function documentPicture(dataUrl: string): Promise<Buffer> {
  if (dataUrl.startsWith(PDF)) {
    const file = bytesOfBase64(dataUrl.slice(PDF.length))
    if (file === null || !file.subarray(0, PDF_BEGIN.length).equals(PDF_BEGIN))
      throw new Refusal('document_not_accepted')
    return pdfPicture(file)
  }
  try {
    return await wholePhoto(dataUrl, LONGEST)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'image_not_accepted') throw new Refusal('document_not_accepted')
    throw error
  }
}

/** The picture of a kept file: PDFs of before are drawn when somebody looks at them. Throws as {@link documentPicture}. */
export function pictureOf({ mediaType, file }: StoredFile): Buffer | Promise<Buffer> {
  return mediaType === 'application/pdf' ? pdfPicture(file) : file
}
