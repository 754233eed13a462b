import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/**
 * Draws the pages of the PDF on its input, each as width, height (32 bits each, big end first) and RGBA, in a process that knows no
 * secret and may read nothing but its own code (`pdf-pictures.ts`). PDFium is built without a script engine. What cannot be drawn
 * ends it with an error. Told: the most pages, the widest and highest that a page is drawn in pixels, the code that says too many pages.
 */
const [mostPages = 0, widest = 0, highest = 0, tooMany = 1] = process.argv.slice(2).map(Number)

/** Small pages are not blown up. */
const MOST_SCALE = 4

const library = await PDFiumLibrary.init()
const document = await library.loadDocument(await buffer(process.stdin))
if (document.getPageCount() > mostPages) process.exit(tooMany)
for (const page of document.pages()) {
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = Math.min(widest / originalWidth, highest / originalHeight, MOST_SCALE)
  const { width, height, data } = await page.render({ scale, render: 'bitmap', renderFormFields: true })
  const head = Buffer.alloc(8)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  for (const part of [head, data]) if (!process.stdout.write(part)) await once(process.stdout, 'drain')
}
