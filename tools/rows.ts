const ID = /\b([RB]-\d{2,3})\b/g

export type TestsByRow = ReadonlyMap<string, ReadonlySet<string>>

/** Ids of the requirement rows in a document, in their order. */
export function requirementIds(text: string): string[] {
  return [...text.matchAll(/^\| ([RB]-\d{2,3})[ |]/gm)].flatMap(([, id]) => id ?? [])
}

/** The ids in the titles of a file's tests. */
export function idsInTitles(source: string): string[] {
  const titles = source.matchAll(/(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:(?!\1)[\s\S])*)\1/g)
  return [...titles].flatMap(([, , title]) => [...expandRanges(title ?? '').matchAll(ID)].flatMap(([, id]) => id ?? []))
}

/** "R-203 to R-206" and "R-203–R-206" name every row between. */
function expandRanges(title: string): string {
  return title.replaceAll(
    /([RB])-(\d{2,3})\s*(?:to|–|-|…)\s*\1-(\d{2,3})/g,
    (_, letter: string, from: string, to: string) =>
      Array.from(
        { length: Number(to) - Number(from) + 1 },
        (_row, index) => `${letter}-${String(Number(from) + index).padStart(from.length, '0')}`,
      ).join(' '),
  )
}

/**
 * What is wrong between the rows and the tests, one sentence each: a row without a test, unless `awaited` names the issue that
 * brings it; a row on that list that has a test or does not exist; a test that names no row.
 */
export function rowProblems(
  rows: readonly string[],
  tested: TestsByRow,
  awaited: Readonly<Record<string, number>>,
): string[] {
  const listed = Object.keys(awaited)
  return [
    ...rows.filter((id) => !tested.has(id) && !listed.includes(id)).map((id) => `${id}: no test proves this row`),
    ...listed
      .filter((id) => tested.has(id) || !rows.includes(id))
      .map((id) => `${id}: ${tested.has(id) ? 'has a test' : 'is no requirement'}; take it off tools/awaited.json`),
    ...[...tested]
      .filter(([id]) => !rows.includes(id))
      .map(([id, files]) => `${id} is no requirement: ${[...files].join(', ')}`),
  ]
}
