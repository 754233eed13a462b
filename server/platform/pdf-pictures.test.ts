import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { scriptedPdf } from '../../tests/support/pdf.ts'
import { pdfPicture } from './pdf-pictures.ts'

// Each PDF is a process of its own, and a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 })

const pixelAt = async (picture: Buffer, left: number, top: number) =>
  [...(await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer())].map((value) =>
    Math.round(value / 85),
  )

describe('P15 a PDF', () => {
  test('is its pages below each other in one picture, and nothing else of it remains', async () => {
    const picture = await pdfPicture(scriptedPdf(2))
    const { format, width, height } = await sharp(picture).metadata()
    expect([format, width]).toEqual(['webp', 1239])
    expect(height).toBe(2 * 1754 + 16)
    for (const top of [0, 1754 + 16]) {
      expect(await pixelAt(picture, 600, top + 100)).toEqual([3, 3, 3])
      // The red bar, 217 of 842 points from the top.
      expect(await pixelAt(picture, 600, top + 452)).toEqual([3, 0, 0])
    }
    expect(picture.includes('JavaScript')).toBe(false)
    expect(picture.includes('app.alert')).toBe(false)
  })

  test('of more than six pages is refused, so that none is left out unseen', async () => {
    await expect(pdfPicture(scriptedPdf(7))).rejects.toMatchObject({ code: 'document_too_long', data: { max: 6 } })
    expect((await sharp(await pdfPicture(scriptedPdf(6))).metadata()).height).toBe(6 * 1754 + 5 * 16)
  })

  test.each([
    ['without pages', scriptedPdf(0)],
    ['that is broken', Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n')],
    ['that is something else', Buffer.from('%PDF-1.7<html><script>1</script>')],
  ])('%s is refused', async (_what, pdf) => {
    await expect(pdfPicture(pdf)).rejects.toMatchObject({ code: 'document_not_accepted' })
  })

  test('whose page is larger than a poster is drawn no larger than the others', async () => {
    const poster = Buffer.from(String(scriptedPdf(1)).replace('[0 0 595 842]', '[0 0 9999 99]'))
    const { width, height } = await sharp(await pdfPicture(poster)).metadata()
    expect(width).toBeLessThanOrEqual(1240)
    expect(height).toBeLessThanOrEqual(1754)
  })
})
