import { globSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/**
 * Runs rule tests for Stryker inside its own process. A mutant costs milliseconds this way; a Vitest worker for each costs more than a
 * second. The tests are the same: they get Vitest's `expect` and a `test`, `describe` and `beforeAll` that only collect.
 */
const rules = (globalThis.__rules__ = { describe, test, beforeAll })
const real = (name) => JSON.stringify(import.meta.resolve(name))
const STAND_INS = {
  vitest: `export { expect } from ${real('vitest')}
export const { ${Object.keys(rules).join(', ')} } = globalThis.__rules__`,
  // Instrumented code is slow. Ten runs find what a hundred find, and nobody reads the smallest counter-example.
  'fast-check': `import fc from ${real('fast-check')}
const assert = (property, options) =>
  fc.assert(property, { ...options, numRuns: Math.min(options?.numRuns ?? 10, 10), endOnFailure: true })
export default { ...fc, assert }`,
}

/** What the instrumented code reads and counts. */
const stryker = (globalThis.__stryker__ ??= {})

/** File → the files that import it. */
const importers = new Map()
const sources = new Map()
/** These modules count which test runs which mutant. Counting makes code ten times slower, so that no others do it. */
const COUNTED = '?graph=counted'
const COUNT = /(?<!function )stryCov_9fa48\([^)]*\)/g

/** The folder with the changed copy. Its modules are loaded once per `?graph=`. */
let root = ''
registerHooks({
  resolve(specifier, context, next) {
    const { search } = new URL(context.parentURL ?? 'file:///')
    if (search !== '' && specifier in STAND_INS) return { url: `rules:${specifier}`, shortCircuit: true }
    const found = next(specifier, context)
    if (!found.url.startsWith(root) || !search.startsWith('?graph=')) return found
    const file = fileURLToPath(found.url)
    importers.set(file, (importers.get(file) ?? new Set()).add(fileURLToPath(context.parentURL)))
    return { ...found, url: found.url + search }
  },
  load(url, context, next) {
    if (url.startsWith('rules:')) return { format: 'module', source: STAND_INS[url.slice(6)], shortCircuit: true }
    if (!url.includes('?graph=')) return next(url, context)
    const file = fileURLToPath(url)
    if (!sources.has(file)) sources.set(file, stripTypeScriptTypes(readFileSync(file, 'utf8')))
    const source = url.endsWith(COUNTED) ? sources.get(file) : sources.get(file).replaceAll(COUNT, '0')
    return { format: 'module', source, shortCircuit: true }
  },
})

/** The file or `describe` that is being collected. */
let suite = null

function describe(title, collect) {
  const outer = suite
  suite = { ...outer, title: `${outer.title} ${title}`, hooks: [...outer.hooks] }
  collect()
  suite = outer
}
function test(title, body) {
  const { tests, hooks, file } = suite
  const name = `${tests.length + 1}${suite.title} ${title}`
  tests.push({ id: `${file}#${name}`, name, fileName: file, hooks, body })
}
function beforeAll(hook) {
  suite.hooks.push(hook)
}
for (const collector of [describe, test])
  collector.each = (rows) => (title, run) => {
    for (const row of rows) collector(title, () => (Array.isArray(row) ? run(...row) : run(row)))
  }

/** The tests of a file, with modules that nobody else has loaded unless `graph` was used before. */
async function collect(file, graph) {
  const tests = []
  suite = { file, title: '', tests, hooks: [] }
  await import(`${pathToFileURL(file).href}?graph=${graph}`)
  return tests
}

/** A mutant that a hook reaches counts as code that runs on import, so that a hook runs once for the modules that others share. */
const done = new WeakSet()

/** Runs tests in order; `isBail` ends with the first that fails. */
async function run(tests, isBail = false) {
  const results = []
  for (const { hooks, body, ...test } of tests) {
    const start = performance.now()
    let outcome = { status: SUCCESS }
    try {
      for (const hook of hooks) if (!done.has(hook)) await hook(done.add(hook))
      stryker.currentTestId = test.id
      await body()
    } catch (error) {
      outcome = { status: FAILED, failureMessage: String(error?.stack ?? error) }
    }
    stryker.currentTestId = undefined
    results.push({ ...test, ...outcome, timeSpentMs: performance.now() - start })
    if (isBail && outcome.status === FAILED) break
  }
  return results
}

const [SUCCESS, FAILED] = [0, 1]

class RuleTestRunner {
  #graphs = 0
  /** Test file → its tests, with the modules that mutants of code that runs later share. */
  #tests = new Map()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    root = `${pathToFileURL(process.cwd()).href}/`
    await import(`${root}tests/support/seeds.ts`)
    const files = globSync('domain/*/*.test.ts').toSorted()
    for (const file of files.map((one) => path.resolve(one))) this.#tests.set(file, await collect(file, 'shared'))
  }

  async dryRun({ files }) {
    const reaching = new Set(files.flatMap((file) => this.#filesReaching(path.resolve(file))))
    const tests = []
    for (const file of reaching) tests.push(...(await run(await collect(file, 'counted'))))
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage }
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, sandboxFileName }) {
    // Stryker allows a hundred times as many rounds as all tests made together.
    Object.assign(stryker, { hitCount: 0, hitLimit: hitLimit && hitLimit / 10, activeMutant: activeMutant.id })
    const ran = []
    try {
      for await (const tests of this.#testsOf(sandboxFileName, testFilter)) {
        ran.push(...(await run(tests, true)))
        if (ran.at(-1)?.status === FAILED) break
      }
    } catch (error) {
      ran.push({ id: 'import', status: FAILED, failureMessage: String(error) })
    }
    stryker.activeMutant = undefined
    if (stryker.hitCount > stryker.hitLimit) return { status: 'timeout', reason: 'It does not end.' }
    const { id, status, failureMessage } = ran.at(-1) ?? {}
    if (status !== FAILED) return { status: 'survived', nrOfTests: ran.length }
    return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: ran.length }
  }

  /** The wanted tests by file; without a filter the mutant is in code that runs on import, and the tests beside it are collected anew. */
  async *#testsOf(mutated, filter) {
    const graph = String((this.#graphs += 1))
    for (const file of this.#filesReaching(mutated))
      if (filter) yield this.#tests.get(file).filter(({ id }) => filter.includes(id))
      else if (path.dirname(file) === path.dirname(mutated)) yield await collect(file, graph)
  }

  /** The test files that import `target` through however many others, the nearest first. */
  #filesReaching(target) {
    const seen = new Set([target])
    for (const file of seen) for (const importer of importers.get(file) ?? []) seen.add(importer)
    return [...seen].filter((file) => this.#tests.has(file))
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'rules', injectableClass: RuleTestRunner }]
