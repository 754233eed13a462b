import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ROOT } from './install.mjs'

const DIST = join(ROOT, 'dist', 'web')
const MAX_BYTES = 170 * 1024
/** What a guest's first screen loads: the entry, and the chunks that its page needs. */
const FIRST_SCREENS = ['accounts/WelcomePage.tsx', 'shell/home/HomePage.tsx']
/** The language whose texts weigh most. */
const LONGEST_LANGUAGE = 'fr'

/** All chunks that a chunk needs before it runs. */
function closure(manifest, key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key].imports ?? []) closure(manifest, next, found)
  return found
}

/** Bytes of JavaScript, gzip, that the first load of each first screen costs. */
export function firstLoadSizes() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry)
  const texts = [Object.keys(manifest).find((key) => key.includes(`texts-first-${LONGEST_LANGUAGE}`))]
  if (!texts[0]) throw new Error(`the build has no first texts in ${LONGEST_LANGUAGE}`)
  return FIRST_SCREENS.map((screen) => {
    const page = Object.keys(manifest).find((key) => key.endsWith(screen))
    if (!page) throw new Error(`the build has no chunk for ${screen}`)
    const chunks = new Set([entry, page, ...texts].flatMap((key) => [...closure(manifest, key)]))
    const files = new Set([...chunks].map((key) => manifest[key].file))
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0)
    return { screen, bytes }
  })
}

/** A guest's first load is at most 170 KB of JavaScript, gzip. */
export function checkBundle() {
  const sizes = firstLoadSizes()
  for (const { screen, bytes } of sizes)
    process.stdout.write(`  ${screen}: ${(bytes / 1024).toFixed(1)} KB of JavaScript, gzip\n`)
  return sizes.every(({ bytes }) => bytes <= MAX_BYTES)
}
