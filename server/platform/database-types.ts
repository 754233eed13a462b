import pg from 'pg'

const INT8 = 20
const DATE = 1082
const INT8_ARRAY = 1016
const DATE_ARRAY = 1182
const TEXT_ARRAY: number = 1009

/** A bigint as a number. Throws RangeError beyond 2^53, where a number would silently change. */
function safeNumber(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`a bigint does not fit a number: ${text}`)
  return value
}

const parseTextArray: (text: string) => (string | null)[] = pg.types.getTypeParser(TEXT_ARRAY, 'text')

const PARSERS = new Map<number, (text: string) => unknown>([
  [INT8, safeNumber],
  [DATE, (text) => text],
  [INT8_ARRAY, (text) => parseTextArray(text).map((item) => (item === null ? null : safeNumber(item)))],
  [DATE_ARRAY, parseTextArray],
])

/** How PostgreSQL's types arrive: bigint as a safe number, date as its text; the rest as `pg` does it. */
export const DATABASE_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return (format === 'binary' ? undefined : PARSERS.get(oid)) ?? pg.types.getTypeParser(oid, format)
  },
}
