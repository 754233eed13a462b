import { hash } from 'node:crypto'
import { LANGUAGES } from '../domain/platform/language.ts'
import type { Parts } from '../web/sw/parts.ts'
import { DOCUMENT, ROOT_FILES } from '../web/sw/request-rules.ts'

/** What the bundler says of one chunk. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly isDynamicEntry?: boolean
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
export type BundleManifest = Readonly<Record<string, Chunk>>

/** What opens the app, and what it shows where the network ends: home, the entrance, the pass (B-02). */
const CORE = [
  'shell/home/HomePage.tsx',
  'shell/home/OfflineHome.tsx',
  'accounts/WelcomePage.tsx',
  'shell/worker/AfterFirstScreen.tsx',
  'orders/items/PendingOrders.tsx',
]
/** The pass is put together in the last slice that has something to say on it (`web/routes.ts`). */
const PASS = /^\w+\/SummaryWith\w+\.tsx$/
/** The screens of a tablet at the entrance and behind the bar, and what stands in place of the others. */
const TABLET = ['DeskPage', 'ArrivalsPage', 'BeachDayPage', 'BarPage', 'MorePage', 'MissingScreen'].map(
  (page) => `staff/${page}.tsx`,
)
/** Not for the device: the back office, which is asked for apart, the player of the webcam, and the providers' fields. */
const NOT_KEPT = /^staff\/pages\.ts$|hls|(?:stripe|braintree|paypal)-ui\.ts$/
const TEXTS = /virtual:texts-(?<part>\w+)-(?<language>\w\w)$/
const WORDS = /\/(?<language>it|en|fr|nl|de)\.ts$/

function languageOf(key: string): string | undefined {
  return (TEXTS.exec(key) ?? WORDS.exec(key))?.groups?.['language']
}

/** Chunks that are reached from some; `isDeep` follows what is loaded later as well. */
function reach(manifest: BundleManifest, from: readonly string[], isDeep: boolean): Set<string> {
  const found = new Set<string>()
  const queue = [...from]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`)
    if (found.has(key)) continue
    found.add(key)
    const later = isDeep ? (chunk.dynamicImports ?? []) : []
    queue.push(...[...(chunk.imports ?? []), ...later].filter((next) => !NOT_KEPT.test(next) && !languageOf(next)))
  }
  return found
}

/** Addresses of everything that chunks consist of. */
function filesOf(manifest: BundleManifest, keys: Iterable<string>): Set<string> {
  const files = new Set<string>()
  for (const key of keys) {
    const { file, css = [], assets = [] } = manifest[key] ?? { file: '' }
    for (const name of [file, ...css, ...assets]) files.add(`/${name}`)
  }
  return files
}

const without = (files: Iterable<string>, ...known: ReadonlySet<string>[]) =>
  [...files].filter((file) => !known.some((set) => set.has(file))).toSorted()

/** The files of a build by who needs them. `read` gives a file of the build by its address. */
export function workerParts(manifest: BundleManifest, read: (address: string) => Uint8Array): Parts {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error('the build has no entry')
  const pass = Object.keys(manifest).find((key) => PASS.test(key) && manifest[key]?.isDynamicEntry)
  if (pass === undefined) throw new Error('the build has no page of the pass')
  const first = [entry, pass, ...CORE]
  const core = filesOf(manifest, reach(manifest, first, false))
  const guest = filesOf(manifest, reach(manifest, first, true))
  const staff = filesOf(manifest, reach(manifest, TABLET, true))
  const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsOf(manifest, language)]))
  const root = ROOT_FILES.map((url) => ({ url, revision: hash('sha256', read(url), 'hex').slice(0, 16) }))
  const page = { url: DOCUMENT, revision: hash('sha256', read(DOCUMENT), 'hex').slice(0, 16) }
  const style = [...core].find((file) => /\/app-[^/]*\.css$/.test(file))
  if (style === undefined) throw new Error('the build has no style of the app')
  const parts = {
    core: [page, ...root, ...[...core].toSorted().map((url) => ({ url, revision: null }))],
    guest: without(guest, core),
    texts,
    // The desk speaks Italian (docs/decisions/083-bar.md).
    staff: [
      ...without(staff, core),
      ...without(filesOf(manifest, keysOf(manifest, 'staff', 'it')), staff),
      ...without(filesOf(manifest, keysOf(manifest, 'more', 'it')), staff),
      ...without(filesOf(manifest, keysOf(manifest, 'help', 'it')), staff),
    ],
    style,
  }
  return { build: hash('sha256', JSON.stringify(parts), 'hex').slice(0, 16), ...parts }
}

function keysOf(manifest: BundleManifest, part: string, language: string): string[] {
  return Object.keys(manifest).filter((key) => key.endsWith(`virtual:texts-${part}-${language}`))
}

/** The texts of guests in one language; those of the first screens apart. */
function textsOf(manifest: BundleManifest, language: string): Parts['texts'][string] {
  const first = filesOf(manifest, keysOf(manifest, 'first', language))
  const all = ['account', 'eat', 'more'].flatMap((part) => keysOf(manifest, part, language))
  return { first: [...first], guest: without(filesOf(manifest, all), first) }
}
