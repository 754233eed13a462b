/** What a part of a run came to. */
export interface Count {
  readonly passed: number
  readonly failed: number
  /** Titles of tests that passed at their second try only. */
  readonly shaky: readonly string[]
}

/** The numbers of vitest's report. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
}

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[]
}

/** What is read of Playwright's report. */
export interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'skipped' | 'flaky', number>>
  readonly suites: readonly Suite[]
}

/** A test that is skipped counts as failed: what does not run proves nothing. */
export function countVitest(report: VitestReport): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests, shaky: [] }
}

/** A test that needed its second try passed, and is named; `listed` is the document of those whose cause is known. */
export function countPlaywright({ stats, suites }: PlaywrightReport, listed: string): Count {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    shaky: shakyTests(suites).map((title) =>
      listed.includes(title) ? title : `${title} (not listed in docs/testing.md)`,
    ),
  }
}

function shakyTests(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...shakyTests(inner),
  ])
}

/** Adds the parts of a run. A program that ended badly without a failed test to show for it counts as one. */
export function addCounts(parts: readonly { readonly code: number; readonly count: Count | null }[]): Count {
  const counts = parts.map(({ code, count }) => {
    const { passed, failed, shaky } = count ?? { passed: 0, failed: 0, shaky: [] }
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, shaky }
  })
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0)
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    shaky: counts.flatMap(({ shaky }) => shaky),
  }
}
