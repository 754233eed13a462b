import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT } from './install.mjs'
import { fail, say } from './say.mjs'

const SOURCES = [
  'web',
  'domain',
  'docs/handbook.md',
  'vite.config.ts',
  'vite.worker.config.ts',
  'tools/worker-parts.ts',
  'package-lock.json',
]
const STAMP = join(ROOT, 'dist', 'web', '.built-from')
const VITE = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) return yield path
  for (const name of readdirSync(path).toSorted()) yield* filesBelow(join(path, name))
}

/** One hash over everything that the built app is made from. */
function sourceHash() {
  const hash = createHash('sha256').update(
    JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))),
  )
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) {
      if (/\.test\.tsx?$/.test(file)) continue
      hash.update(file.slice(ROOT.length)).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

/** Builds the web app into dist/web when its sources changed since the last build. */
export function buildWeb() {
  const wanted = sourceHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  if (!existsSync(VITE)) fail('The packages that build the app are not installed: npm ci --include=dev')
  say('Building the app')
  // The worker names the files of the app, so that it comes second.
  for (const config of ['vite.config.ts', 'vite.worker.config.ts']) {
    const vite = [VITE, 'build', '--logLevel', 'warn', '--config', config]
    const result = spawnSync(NODE, vite, { cwd: ROOT, stdio: 'inherit' })
    if (result.status !== 0) fail('The app could not be built: the lines above say where.')
  }
  writeFileSync(STAMP, wanted)
}

if (process.argv[1] === import.meta.filename) buildWeb()
