import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './install.mjs'

const DIST = join(ROOT, 'dist', 'web')
const KB = 1024
/** A guest's first screens, with the texts of the language that weigh most. */
const GUEST = { also: ['texts-first-fr'], mostBytes: 170 * KB }
/** The desk speaks Italian, and keeps its texts on the tablet: only its code is counted. */
const deskScreen = (most) => ({ also: ['staff/pages.ts'], mostBytes: most * KB })
/** What each screen loads before it can be drawn: the entry, the chunks that its page needs, and what comes with them. */
const FIRST_SCREENS = { 'accounts/WelcomePage.tsx': GUEST, 'shell/home/HomePage.tsx': GUEST }
const DESK_SCREENS = {
  'staff/BeachDayPage.tsx': deskScreen(250),
  'staff/ArrivalsPage.tsx': deskScreen(264),
  'staff/BarPage.tsx': deskScreen(215),
  'staff/TillPage.tsx': deskScreen(239),
}

/** All chunks that a chunk needs before it runs. */
function closure(manifest, key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key].imports ?? []) closure(manifest, next, found)
  return found
}

function loadSizes(screens) {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const keys = Object.keys(manifest)
  const entry = keys.find((key) => manifest[key].isEntry)
  const chunkOf = (name) => {
    const chunk = keys.find((key) => key.endsWith(name))
    if (!chunk) throw new Error(`the build has no chunk for ${name}`)
    return chunk
  }
  return Object.entries(screens).map(([screen, { also, mostBytes }]) => {
    const chunks = new Set([entry, ...[screen, ...also].map(chunkOf)].flatMap((key) => [...closure(manifest, key)]))
    const files = new Set([...chunks].map((key) => manifest[key].file))
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)
    return { screen, bytes, mostBytes }
  })
}

/** Bytes of JavaScript, gzip, that a guest's first load of each first screen costs. */
export const firstLoadSizes = () => loadSizes(FIRST_SCREENS)

/** A guest's first load is at most 170 KB of JavaScript, gzip; a screen of the desk has a limit of its own. */
export function checkBundle() {
  const sizes = loadSizes({ ...FIRST_SCREENS, ...DESK_SCREENS })
  for (const { screen, bytes, mostBytes } of sizes)
    process.stdout.write(`  ${screen}: ${(bytes / KB).toFixed(1)} KB of JavaScript, gzip, of ${mostBytes / KB}\n`)
  return sizes.every(({ bytes, mostBytes }) => bytes <= mostBytes)
}
