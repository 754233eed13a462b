import { hash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A kept mail as the development page shows it. */
export interface KeptMail {
  /** File name of the mail without `.eml`; later mails sort last. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly language: string
  readonly text: string
  readonly html: string
  readonly attachments: readonly string[]
}

const ID = /^\d{8}T\d{9}-[0-9a-f]{12}$/

/** Writes a mail as `<time>-<hash>.eml`, and beside it what the development page shows of it. */
export async function keepMail(
  folder: string,
  messageId: string,
  shown: Omit<KeptMail, 'id'>,
  eml: Buffer,
): Promise<void> {
  const id = `${new Date().toISOString().replaceAll(/[-:.Z]/g, '')}-${hash('sha256', messageId, 'hex').slice(0, 12)}`
  const kept: KeptMail = { id, ...shown }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeWhole(path.join(folder, `${id}.eml`), eml)
  await writeWhole(path.join(folder, `${id}.json`), JSON.stringify(kept))
}

/** The newest mails, newest first. */
export async function listMails(folder: string, most: number): Promise<KeptMail[]> {
  const ids = (await filesOf(folder)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5))
  const newest = ids
    .filter((id) => ID.test(id))
    .toSorted()
    .toReversed()
    .slice(0, most)
  const mails = await Promise.all(newest.map((id) => readMail(folder, id)))
  return mails.filter((mail) => mail !== null)
}

/** One kept mail; null when there is none with this id. */
export async function readMail(folder: string, id: string): Promise<KeptMail | null> {
  if (!ID.test(id)) return null
  const content = await readFile(path.join(folder, `${id}.json`), 'utf8').catch(missing)
  return content === null ? null : (JSON.parse(content) as KeptMail)
}

/** Nobody reads half a file: it gets its name when it is whole. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const draft = `${file}.draft`
  await writeFile(draft, content, { mode: 0o600 })
  await rename(draft, file)
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(missing)) ?? []
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
