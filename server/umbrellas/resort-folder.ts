import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A folder that can't be used, in words for the person who named it. */
export class FolderProblem extends Error {}

/** The texts of a resort's folder, by name inside it: its JSON files and what lies in `pages/`. */
export async function readFolder(folder: string): Promise<Map<string, string>> {
  const names = await namesOf(folder)
  if (names === null)
    throw new FolderProblem(`${folder}: expected a folder with a resort's files; found nothing that can be read`)
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

/**
 * Writes files into a folder, which is made when it is missing, and removes pages that are no longer among
 * them. Throws when the folder holds something else, so that nobody's files are lost.
 */
export async function writeFolder(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const there = (await namesOf(folder)) ?? []
  const foreign = there.filter((name) => !files.has(name) && !name.startsWith('pages/'))
  if (foreign.length > 0)
    throw new FolderProblem(`${folder}: expected an empty folder or one with such files; found ${foreign.join(', ')}`)
  for (const name of there) if (!files.has(name)) await rm(path.join(folder, name))
  for (const [name, text] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
}

/** Names of the JSON files of a folder and of everything in its `pages/`; null when the folder can't be read. */
async function namesOf(folder: string): Promise<string[] | null> {
  const top = await readdir(folder, { withFileTypes: true }).catch(() => null)
  if (top === null) return null
  const pages = await readdir(path.join(folder, 'pages'), { withFileTypes: true }).catch(() => [])
  const files = top.filter((entry) => entry.isFile() && entry.name.endsWith('.json')).map((entry) => entry.name)
  const texts = pages
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `pages/${entry.name}`)
  return [...files, ...texts].toSorted()
}
