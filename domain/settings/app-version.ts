/** A semantic version: three numbers and, before a release, its pre-release identifiers. */
export interface AppVersion {
  readonly numbers: readonly [number, number, number]
  readonly preRelease: readonly string[]
}

const SHAPE = /^(\d{1,6})(?:\.(\d{1,6}))?(?:\.(\d{1,6}))?(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/

/** A version from text such as '3.1.10' or '4.0.0-beta.2'; null when it is none. */
export function parseVersion(text: string): AppVersion | null {
  const match = text.length <= 32 ? SHAPE.exec(text) : null
  if (!match) return null
  const [, major, minor = '0', patch = '0', preRelease] = match
  return {
    numbers: [Number(major), Number(minor), Number(patch)],
    preRelease: preRelease === undefined ? [] : preRelease.split('.'),
  }
}

/** Negative when `a` comes before `b`, positive after, 0 when they rank equal (Semantic Versioning 2, rule 11). */
export function compareVersions(a: AppVersion, b: AppVersion): number {
  for (const [index, number] of a.numbers.entries()) {
    const difference = number - (b.numbers[index] ?? 0)
    if (difference !== 0) return difference
  }
  if (a.preRelease.length === 0 || b.preRelease.length === 0) return b.preRelease.length - a.preRelease.length
  return comparePreReleases(a.preRelease, b.preRelease)
}

function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (right === undefined) return 1
    const difference = compareIdentifiers(left, right)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

function compareIdentifiers(a: string, b: string): number {
  const [aIsNumber, bIsNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)]
  if (aIsNumber && bIsNumber) return Number(a) - Number(b)
  if (aIsNumber !== bIsNumber) return aIsNumber ? -1 : 1
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * Whether an app of this version may go on. Only a version that is really below the minimum
 * is obsolete: a text that is no version is not, so that a client of tomorrow is never logged out by mistake.
 */
export function isVersionSupported(text: string, minimum: string): boolean {
  const [asked, least] = [parseVersion(text), parseVersion(minimum)]
  return asked === null || least === null || compareVersions(asked, least) >= 0
}
