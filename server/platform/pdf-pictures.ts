import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import sharp from 'sharp'
import { SECOND } from '../../domain/platform/duration.ts'
import { Refusal } from '../../domain/platform/refusal.ts'
import { Gate } from './gate.ts'

/** Pages of a PDF that are drawn; more are refused, so that nothing is left out unseen. */
const MOST_PAGES = 6
/** A page of A4 at 150 dots an inch: small print stays readable. */
const WIDEST = 1240
const HIGHEST = 1754
/** Room between two pages, in pixels. */
const GAP = 16
const DRAWN_WITHIN = 10 * SECOND
/** How the process that draws ends for more pages. */
const TOO_MANY = 3

const ROOT = path.join(import.meta.dirname, '..', '..')
const PROGRAM = path.join(import.meta.dirname, 'draw-pdf.ts')
/** What the process that draws may do: read its own code, and use 256 MiB for it. No file, no other process. */
const LEAVE = [
  '--permission',
  `--allow-fs-read=${PROGRAM}`,
  `--allow-fs-read=${path.join(ROOT, 'node_modules', '@hyzyla')}`,
  '--wasm-max-mem-pages=4096',
]

const gate = new Gate(1, 8)

interface Page {
  readonly width: number
  readonly height: number
  readonly pixels: Buffer
}

/**
 * The pages of a PDF below each other as one WebP picture: nothing that a PDF can do, run or link to remains (security guide,
 * section 4). Throws `document_not_accepted` for what cannot be drawn, `document_too_long`, and `try_again` while too many others
 * wait.
 */
export function pdfPicture(pdf: Buffer): Promise<Buffer> {
  return gate.run(async () => stacked(pagesOf(await drawn(pdf))))
}

/** What the process answers; it ends with the time that it is given, whatever it is doing. */
async function drawn(pdf: Buffer): Promise<Buffer> {
  const limits = [MOST_PAGES, WIDEST, HIGHEST, TOO_MANY].map(String)
  const child = spawn(process.execPath, [...LEAVE, PROGRAM, ...limits], {
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: DRAWN_WITHIN,
    killSignal: 'SIGKILL',
  })
  const parts: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => parts.push(part))
  // A process that ends before it has read everything has said why by its end.
  child.stdin.on('error', () => undefined).end(pdf)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code === TOO_MANY) throw new Refusal('document_too_long', { max: MOST_PAGES })
  if (code !== 0) throw new Refusal('document_not_accepted')
  return Buffer.concat(parts)
}

function pagesOf(answer: Buffer): Page[] {
  const pages: Page[] = []
  for (let at = 0; at < answer.length;) {
    const [width, height] = [answer.readUInt32BE(at), answer.readUInt32BE(at + 4)]
    const end = at + 8 + width * height * 4
    pages.push({ width, height, pixels: answer.subarray(at + 8, end) })
    at = end
  }
  if (pages.length === 0 || pages.some(({ width, height }) => width === 0 || height === 0))
    throw new Refusal('document_not_accepted')
  return pages
}

async function stacked(pages: readonly Page[]): Promise<Buffer> {
  const width = Math.max(...pages.map((page) => page.width))
  const height = pages.reduce((sum, page) => sum + page.height + GAP, -GAP)
  let top = 0
  const placed = pages.map(({ pixels, ...page }) => {
    const at = top
    top += page.height + GAP
    return {
      input: pixels,
      raw: { width: page.width, height: page.height, channels: 4 as const },
      top: at,
      left: Math.floor((width - page.width) / 2),
    }
  })
  return sharp({ create: { width, height, channels: 3, background: '#d9d9d9' }, limitInputPixels: false })
    .composite(placed)
    .webp({ quality: 82 })
    .toBuffer()
}
