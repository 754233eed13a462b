import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestProgram } from '../test-programs.ts'
import type { Seen } from './judge.ts'

/** What one run of a test program saw. */
export interface Report {
  readonly tests: readonly Seen[]
  /** Files that ended before any of their tests did, with what was said. */
  readonly broken: readonly { readonly file: string; readonly why: string }[]
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { fullName: string; status: string; duration?: number | null }[]
  }[]
}

interface Suite {
  readonly title: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly { status: string; results: readonly { duration: number }[] }[]
  }[]
}

/** Reads what a program wrote; null where it could not even begin. Tests that were left out on purpose are among those not passed. */
export function readReport(program: TestProgram, file: string, root: string): Report | null {
  if (!existsSync(file)) return null
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return program === 'vitest'
    ? ofVitest(report as VitestReport, root)
    : ofPlaywright(report as { suites: Suite[]; errors?: { message?: string }[] })
}

function ofVitest({ testResults }: VitestReport, root: string): Report {
  return {
    tests: testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status, duration }) => ({
        title: fullName,
        isPassed: status === 'passed',
        ms: duration ?? 0,
      })),
    ),
    broken: testResults
      .filter(({ assertionResults, message }) => assertionResults.length === 0 && message !== '')
      .map(({ name, message }) => ({ file: path.relative(root, name), why: message.split('\n')[0] ?? '' })),
  }
}

function ofPlaywright({
  suites,
  errors = [],
}: {
  readonly suites: readonly Suite[]
  readonly errors?: readonly { message?: string }[]
}): Report {
  return {
    tests: suites.flatMap((suite) => testsOf(suite, '')),
    broken: errors.map(({ message }) => ({ file: '', why: message?.split('\n')[0] ?? 'unknown' })),
  }
}

function testsOf({ title, suites = [], specs = [] }: Suite, above: string): Seen[] {
  const name = `${above} ${title}`.trim()
  return [
    ...specs.map((spec) => ({
      title: `${name} ${spec.title}`,
      isPassed: spec.ok && spec.tests.every(({ status }) => status === 'expected' || status === 'flaky'),
      ms: spec.tests.reduce((sum, one) => sum + one.results.reduce((all, { duration }) => all + duration, 0), 0),
    })),
    ...suites.flatMap((suite) => testsOf(suite, name)),
  ]
}
