import { parseCivilDate, type CivilDate } from '../platform/civil-date.ts'
import { parseVersion } from './app-version.ts'
import { parsePosition } from './position.ts'

/** What a value is checked against besides its own kind. */
export interface SettingContext {
  /** Hosts that links and streams may point to. */
  readonly linkHosts: readonly string[]
}

/** One business value that a resort may change: where it is known by, what it may be, what it is when nobody set it. */
export interface Setting<T> {
  /** Id of the parameter calls and of the back office. */
  readonly id: number
  /** Which of the two parameter calls answers it: `int` R-702, `string` R-703; null answers none of them. */
  readonly publicAs: 'int' | 'string' | null
  readonly kind: 'whole' | 'flag' | 'text' | 'time' | 'date' | 'link' | 'version' | 'list' | 'page' | 'position'
  /** Bounds of a whole number, or of the characters of a text; null where there are none. */
  readonly range: readonly [min: number, max: number] | null
  readonly default: T
  readonly description: string
  /** What is accepted, for the person who got it wrong. */
  readonly expected: string
  /** The value when it is acceptable; undefined otherwise. */
  readonly parse: (value: unknown, context: SettingContext) => T | undefined
}

type Audience = 'public' | 'internal'

/** A whole number from `min` to `max`. */
export function whole(
  id: number,
  audience: Audience,
  bounds: readonly [min: number, max: number],
  initial: number,
  description: string,
): Setting<number> {
  const [min, max] = bounds
  return {
    id,
    publicAs: audience === 'public' ? 'int' : null,
    kind: 'whole',
    range: bounds,
    default: initial,
    description,
    expected: `a whole number from ${min} to ${max}`,
    parse: (value) =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined,
  }
}

/** On (1) or off (0), as the parameter calls answer it. */
export function flag(id: number, audience: Audience, initial: boolean, description: string): Setting<boolean> {
  return {
    id,
    publicAs: audience === 'public' ? 'int' : null,
    kind: 'flag',
    range: null,
    default: initial,
    description,
    expected: '1 or 0',
    parse: (value) => {
      if (value === 1 || value === true) return true
      return value === 0 || value === false ? false : undefined
    },
  }
}

/** One line of text, at most `max` characters, the same in every language. */
export function text(
  id: number,
  audience: Audience,
  max: number,
  initial: string,
  description: string,
): Setting<string> {
  return {
    id,
    publicAs: audience === 'public' ? 'string' : null,
    kind: 'text',
    range: [0, max],
    default: initial,
    description,
    expected: `one line of at most ${max} characters`,
    parse: (value) => (isLine(value, max) ? value : undefined),
  }
}

/** A time of the resort's day, 'HH:MM', or nothing. */
export function timeOfDay(id: number, audience: Audience, description: string): Setting<string> {
  return {
    id,
    publicAs: audience === 'public' ? 'string' : null,
    kind: 'time',
    range: null,
    default: '',
    description,
    expected: 'a time as HH:MM, or nothing',
    parse: (value) => (typeof value === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(value) ? value : undefined),
  }
}

/** A day, or null for "not set". */
export function date(id: number, audience: Audience, description: string): Setting<CivilDate | null> {
  return {
    id,
    publicAs: audience === 'public' ? 'string' : null,
    kind: 'date',
    range: null,
    default: null,
    description,
    expected: 'a day as YYYY-MM-DD, or null',
    parse: (value) => {
      if (value === null) return null
      return typeof value === 'string' ? (parseCivilDate(value) ?? undefined) : undefined
    },
  }
}

/** A place on earth in decimal degrees, 'latitude, longitude', or nothing; never public. */
export function position(id: number, description: string): Setting<string> {
  return {
    id,
    publicAs: null,
    kind: 'position',
    range: null,
    default: '',
    description,
    expected: 'latitude and longitude in degrees such as 43.2871, 10.5230, or nothing',
    parse: (value) =>
      typeof value === 'string' && (value === '' || parsePosition(value) !== null) ? value : undefined,
  }
}

/** The name of one of the resort's own pages; the parameter call answers that page's text. */
export function page(id: number, initial: string, description: string): Setting<string> {
  return {
    id,
    publicAs: 'string',
    kind: 'page',
    range: null,
    default: initial,
    description,
    expected: 'the name of a page: lower-case letters, digits and hyphens, 2 to 60',
    parse: (value) => (typeof value === 'string' && /^[a-z0-9-]{2,60}$/.test(value) ? value : undefined),
  }
}

/** An https address on an allowed host without credentials, or nothing. */
export function link(id: number, audience: Audience, description: string): Setting<string> {
  return {
    id,
    publicAs: audience === 'public' ? 'string' : null,
    kind: 'link',
    range: null,
    default: '',
    description,
    expected: 'an https address on one of the hosts of linkHosts, or nothing',
    parse: (value, { linkHosts }) => (value === '' || isAllowedLink(value, linkHosts) ? (value as string) : undefined),
  }
}

/** A version of the app, such as 3.1.10. */
export function version(id: number, initial: string, description: string): Setting<string> {
  return {
    id,
    publicAs: null,
    kind: 'version',
    range: null,
    default: initial,
    description,
    expected: 'a version such as 3.1.10',
    parse: (value) => (typeof value === 'string' && parseVersion(value) !== null ? value : undefined),
  }
}

/** Words without spaces that each fit, at most 100; never public. */
export function list(
  id: number,
  fits: (entry: string) => boolean,
  expected: string,
  description: string,
): Setting<readonly string[]> {
  return {
    id,
    publicAs: null,
    kind: 'list',
    range: null,
    default: [],
    description,
    expected,
    parse: (value) => (isListOf(value, fits) ? value : undefined),
  }
}

function isLine(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max && !/\p{Cc}/u.test(value)
}

function isListOf(value: unknown, fits: (entry: string) => boolean): value is readonly string[] {
  return Array.isArray(value) && value.length <= 100 && value.every((entry) => typeof entry === 'string' && fits(entry))
}

const LINK = /^https:\/\/([a-z0-9.-]{1,253})(?::\d{1,5})?(?:\/[\w.~!$&'()*+,;=:@%/?#-]*)?$/i

function isAllowedLink(value: unknown, hosts: readonly string[]): boolean {
  if (typeof value !== 'string' || value.length > 500) return false
  const host = LINK.exec(value)?.[1]?.toLowerCase()
  return host !== undefined && hosts.includes(host)
}
