import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { ROOT } from './install.mjs'
import { fail, say } from './say.mjs'

/** Where each part of what is shipped runs, as a property of its component. */
const RUNS_IN = 'battigia:runsIn'
const IMPORT = /(?:from|import|import\() ?['"]((?:@[\w-]+\/)?[\w-][\w.-]*)/g

/** Tests, and what they are helped with. */
const OF_TESTS = /from '(?:vitest|@testing-library\/)/

const readLock = () => JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))

/** The packages that the web app is made of: what its code imports, and what those need. As entries of the lockfile, by path. */
export function browserPackages(lock) {
  const direct = Object.keys(lock.packages[''].devDependencies)
  const files = ['web', 'domain'].flatMap((side) =>
    readdirSync(join(ROOT, side), { recursive: true }).map((file) => join(ROOT, side, file)),
  )
  const imported = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((text) => !OF_TESTS.test(text))
    .flatMap((text) => [...text.matchAll(IMPORT)].map(([, name]) => name))
  const found = new Map()
  const queue = [...new Set(imported)].filter((name) => direct.includes(name)).map((name) => `node_modules/${name}`)
  while (queue.length > 0) {
    const path = queue.pop()
    const entry = lock.packages[path]
    if (entry === undefined || found.has(path)) continue
    found.set(path, entry)
    for (const name of Object.keys(entry.dependencies ?? {})) queue.push(placeOf(lock, path, name))
  }
  return found
}

/** Where a package finds another one: beside itself, or further up. */
function placeOf(lock, from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const path = base === '' ? `node_modules/${name}` : `${base}/node_modules/${name}`
    if (base === '' || lock.packages[path] !== undefined) return path
  }
}

function componentOf(path, { version, integrity, license }) {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const ref = `${name}@${version}`
  const [algorithm, hash] = integrity.split('-')
  return {
    'bom-ref': ref,
    type: 'library',
    name,
    version,
    scope: 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    hashes: [
      { alg: algorithm.replace('sha', 'SHA-').toUpperCase(), content: Buffer.from(hash, 'base64').toString('hex') },
    ],
    licenses:
      license === undefined
        ? []
        : [/ (?:AND|OR) /.test(license) ? { expression: license } : { license: { id: license } }],
  }
}

/** What is shipped, in CycloneDX 1.5: what runs on the server as npm tells it, and what runs in browsers. */
export function makeSbom() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--omit=dev']
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) fail(`npm made no SBOM: ${stderr.trim()}`)
  const sbom = JSON.parse(stdout)
  const byRef = new Map(
    sbom.components.map((component) => [
      component['bom-ref'],
      { ...component, properties: [...component.properties, { name: RUNS_IN, value: 'server' }] },
    ]),
  )
  for (const [path, entry] of browserPackages(readLock())) {
    const component = componentOf(path, entry)
    const ref = component['bom-ref']
    const known = byRef.get(ref) ?? { ...component, properties: [] }
    byRef.set(ref, { ...known, properties: [...known.properties, { name: RUNS_IN, value: 'browser' }] })
  }
  return { ...sbom, components: [...byRef.values()] }
}

/** `npm run sbom -- FILE` writes it into a file; without one, `dist/sbom.cdx.json`. */
if (process.argv[1] === import.meta.filename) {
  const file = resolve(ROOT, process.argv[2] ?? join('dist', 'sbom.cdx.json'))
  const sbom = makeSbom()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`)
  say(`${sbom.components.length} components in ${file}`)
}
