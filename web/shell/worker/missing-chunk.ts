import { createStore } from '../../platform/store.ts'
import { fetchNewestVersion, takeOver } from './app-update.ts'

const DONE = 'loaded_anew_for'

/** Whether the server has another build, and this page misses a part of its own: it is to be loaded anew where that is safe. */
export const isPartMissing = createStore(false)

/** The script that a document of the app starts with: its name changes with every build. */
function entryOf(html: string): string | null {
  return /<script type="module"[^>]* src="(?<entry>[^"]+)"/.exec(html)?.groups?.['entry'] ?? null
}

function ownEntry(): string | null {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null
}

/** The entry of the server's build when it is another one than this page's, and was not tried before; else null. */
async function newerEntry(): Promise<string | null> {
  const answer = await fetch('/index.html', { cache: 'no-store', credentials: 'omit' }).catch(() => null)
  // Without a network, or while the server restarts, the page says that it could not be loaded.
  if (answer === null || !answer.ok) return null
  const entry = entryOf(await answer.text())
  return entry === ownEntry() || entry === sessionStorage.getItem(DONE) ? null : entry
}

/** Follows parts of the app that cannot be loaded: after a release those of the version before may be gone. */
export function watchMissingParts(): void {
  addEventListener('vite:preloadError', () => {
    void newerEntry()
      .then((entry) => isPartMissing.set(entry !== null))
      .catch((error: unknown) => console.info('the server’s version is not known', error))
  })
}

/** Loads the page anew with the server's build, once for each: what is missing then is missing there, and the page says so. */
export async function loadNewBuild(): Promise<void> {
  const entry = await newerEntry()
  isPartMissing.set(false)
  if (entry === null) return
  sessionStorage.setItem(DONE, entry)
  // A worker would answer with the old document: the new version takes over first, and then the page is loaded anew.
  const version = await fetchNewestVersion()
  if (version === null) location.reload()
  else takeOver(version)
}
