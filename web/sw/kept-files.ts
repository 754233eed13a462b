import { everyFile, filesFor, NO_WISHES, withWish, type Parts, type Wishes } from './parts.ts'

export const ASSETS = 'battigia-assets'
/** A file is found by its name alone: how it was packed on its way is no matter. */
export const AS_NAMED = { ignoreVary: true }
const NOTES = 'battigia-notes'
const WISHES = '/worker/wishes'
const FILES = '/worker/files'

async function readNote<T>(address: string, otherwise: T): Promise<T> {
  const kept = await (await caches.open(NOTES)).match(address)
  return kept === undefined ? otherwise : ((await kept.json()) as T)
}

async function writeNote(address: string, value: unknown): Promise<void> {
  await (await caches.open(NOTES)).put(address, Response.json(value))
}

/** What this device has asked to be kept. */
export function readWishes(): Promise<Wishes> {
  return readNote(WISHES, NO_WISHES)
}

/** Takes one more page's wish, and fetches what is missing for it. */
export async function keepFor(
  parts: Parts,
  wish: { readonly language: string; readonly isStaff: boolean; readonly isSparing: boolean },
): Promise<void> {
  const wishes = withWish(await readWishes(), wish)
  await writeNote(WISHES, wishes)
  await fetchMissing(filesFor(parts, wishes))
}

/** At one time, so that a slow network is left to the page. */
const AT_ONCE = 4

/** Fetches the files that no cache has yet. Rejects when one does not come: whoever installs a version needs all of them. */
export async function fetchMissing(files: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  const missing: string[] = []
  for (const file of files) if ((await caches.match(file, AS_NAMED)) === undefined) missing.push(file)
  const work = async () => {
    for (let file = missing.shift(); file !== undefined; file = missing.shift()) await cache.add(file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/**
 * Drops files that neither this version nor the one before it has. Pages of the version before may still be open, and go on
 * finding their code until they have been loaded anew.
 */
export async function dropOldFiles(parts: Parts): Promise<void> {
  const now = everyFile(parts)
  const before = await readNote<readonly string[]>(FILES, [])
  const cache = await caches.open(ASSETS)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (!now.has(pathname) && !before.includes(pathname)) await cache.delete(request)
  }
  await writeNote(FILES, [...now])
}

const PHOTOS = 'battigia-photos'
const MOST_PHOTOS = 60

/** A public photo: its address names what it shows, so that it never changes. The oldest go first. */
export async function photo(request: Request): Promise<Response> {
  const cache = await caches.open(PHOTOS)
  const kept = await cache.match(request)
  if (kept !== undefined) return kept
  const response = await fetch(request)
  if (response.ok && response.type === 'basic') {
    await cache.put(request, response.clone())
    const all = await cache.keys()
    for (const old of all.slice(0, Math.max(0, all.length - MOST_PHOTOS))) await cache.delete(old)
  }
  return response
}
