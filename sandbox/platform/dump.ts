import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import type { SandboxClock } from './clock.ts'
import { refill } from './collections.ts'
import { decode, encode, graphSchema } from './graph.ts'
import type { Provider } from './provider.ts'

/** Goes up whenever a provider keeps something in another shape; older files are then set aside. */
const VERSION = 1
/** Milliseconds in which changes are gathered into one writing. */
const PAUSE = 1_000

const fileSchema = z.strictObject({
  version: z.literal(VERSION, { error: `it is not of version ${VERSION}` }),
  nodes: graphSchema,
})

interface DumpOptions {
  readonly file: string
  readonly clock: SandboxClock
  readonly parts: readonly Provider[]
  /** Hears one sentence about a file that cannot be read or written. */
  readonly warn: (sentence: string) => void
}

/** The sandbox's memory in a file (payments guide, 3.1), so that it outlives the process. */
export interface Dump {
  /** Something may have changed: it is in the file within a second. */
  touch(): void
  /** Writes what is left to write. */
  close(): Promise<void>
}

/**
 * Fills the parts from the file and keeps it up to date. A file that cannot be read is set aside, and nothing is
 * remembered; where even that fails, it throws.
 */
export async function openDump(options: DumpOptions): Promise<Dump> {
  await load(options)
  // What was read is written again only after a change.
  let written = textOf(options)
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()
  let closed = false
  const write = async () => {
    const text = textOf(options)
    if (text === written) return
    await writeAtomically(options.file, text)
    written = text
  }
  const flush = () => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    writing = writing.then(write).catch((error: unknown) => {
      options.warn(`${options.file} cannot be written (${reasonOf(error)}): a new start forgets the latest payments.`)
    })
    return writing
  }
  return {
    touch() {
      if (!closed) timer ??= setTimeout(() => void flush(), PAUSE)
    },
    close() {
      closed = true
      return flush()
    },
  }
}

/** The clock's offset and every part's collections. */
function textOf({ clock, parts }: DumpOptions): string {
  const kept = Object.fromEntries(parts.map(({ name, collections }) => [name, collections]))
  return JSON.stringify({ version: VERSION, nodes: encode({ ...kept, clock: clock.offset }) })
}

async function load({ file, clock, parts, warn }: DumpOptions): Promise<void> {
  try {
    const text = await readFile(file, 'utf8')
    const kept = new Map<string, unknown>(Object.entries(decode(fileSchema.parse(JSON.parse(text)).nodes)))
    clock.reset()
    clock.advance(z.number().parse(kept.get('clock')))
    for (const { name, collections } of parts) refill(collections, kept.get(name))
    for (const part of parts) part.loaded?.()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return
    clock.reset()
    for (const part of parts) part.reset({ webhooks: false })
    const aside = `${file}.unreadable`
    await rename(file, aside)
    warn(`${file} cannot be read (${reasonOf(error)}): it is now ${aside}, and the sandbox starts empty.`)
  }
}

/** Nobody ever reads half of it; only the owner may, since a saved card of a test is in it too. */
async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, file)
}

function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? error.message
  return error instanceof Error ? error.message : String(error)
}
