import { decodeQR } from 'qr/decode.js'

/** Pixels of a picture, four bytes each: what a canvas gives. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** What the QR in a picture says; null where there is none that can be read. */
export function readQr({ data, width, height }: Pixels): string | null {
  try {
    return decodeQR({ data, width, height })
  } catch {
    // The library throws for every picture without a code: the next frame is looked at instead.
    return null
  }
}
