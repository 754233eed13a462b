import sharp, { type ResizeOptions } from 'sharp'
import { Refusal } from '../../domain/platform/refusal.ts'
import { Gate } from './gate.ts'

const MOST_BYTES = 5 * 1024 * 1024
const MOST_PIXELS = 24_000_000
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp'])
const PREFIX = /^data:image\/(?:jpeg|png|webp);base64,/

// Only these three decoders exist for this process: no SVG, no PDF, no GIF, however it is disguised.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

const gate = new Gate(2, 16)

/**
 * A photo from a data URL, once for each of `sides` in pixels: decoded, turned upright, cut to a square and encoded again as
 * WebP, so that nothing of the sent file but its picture remains (security guide, 6 f). Throws `image_not_accepted`, and
 * `try_again` while too many others wait.
 */
export async function squarePhotos(dataUrl: string, sides: readonly number[]): Promise<Buffer[]> {
  return pictures(
    dataUrl,
    sides.map((side) => ({ width: side, height: side, fit: 'cover' })),
  )
}

/** The whole picture of a data URL, its longer side at most `longest` pixels; everything else as {@link squarePhotos}. */
export async function wholePhoto(dataUrl: string, longest: number): Promise<Buffer> {
  const shape = { width: longest, height: longest, fit: 'inside', withoutEnlargement: true } as const
  const [picture] = await pictures(dataUrl, [shape])
  if (picture === undefined) throw new Error('a photo without a picture')
  return picture
}

async function pictures(dataUrl: string, shapes: readonly ResizeOptions[]): Promise<Buffer[]> {
  const prefix = PREFIX.exec(dataUrl.slice(0, 40))?.[0]
  if (prefix === undefined) throw new Refusal('image_not_accepted')
  const bytes = bytesOfBase64(dataUrl.slice(prefix.length))
  if (bytes === null) throw new Refusal('image_not_accepted')
  return gate.run(() => reencode(bytes, shapes))
}

/** A file of at most 5 MiB from its base64; null for anything else, also where the text is not exactly what the bytes encode to. */
export function bytesOfBase64(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64')
  return bytes.length > 0 && bytes.length <= MOST_BYTES && bytes.toString('base64') === base64 ? bytes : null
}

async function reencode(bytes: Buffer, shapes: readonly ResizeOptions[]): Promise<Buffer[]> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { format } = await picture.metadata()
    if (!FORMATS.has(format)) throw new Refusal('image_not_accepted')
    const upright = picture.rotate()
    const made: Buffer[] = []
    // One after the other: each decodes the whole picture, and memory is what a bomb is after.
    for (const shape of shapes) made.push(await upright.clone().resize(shape).webp({ quality: 82 }).toBuffer())
    return made
  } catch (error) {
    // What the decoder cannot read is the sender's file, not a defect of ours.
    if (error instanceof Refusal) throw error
    throw new Refusal('image_not_accepted')
  }
}
