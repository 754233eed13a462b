import sharp from 'sharp'
import { encode } from 'uqr'
import type { MailPicture } from '../../platform/mail-layout.ts'

/** Pixels of one module in the picture; it is shown at half that, so that it stays sharp on dense screens. */
const MODULE_PIXELS = 12
/** Modules of white around the code, as ISO/IEC 18004 asks. */
const QUIET_ZONE = 4

/** The QR code of an order's pass, the same as the app draws (B-02). */
export async function passPicture(passCode: string, number: string, alt: string): Promise<MailPicture> {
  const { data, size } = encode(passCode, { ecc: 'M', border: QUIET_ZONE })
  const modules = Buffer.from(data.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  const side = size * MODULE_PIXELS
  const png = await sharp(modules, { raw: { width: size, height: size, channels: 1 } })
    .resize(side, side, { kernel: 'nearest' })
    .toColourspace('b-w')
    // A palette would be smaller still and take ten times as long.
    .png({ compressionLevel: 9 })
    .toBuffer()
  return { cid: `pass-${number}@battigia`, filename: `${number}.png`, alt, side: side / 2, png }
}
