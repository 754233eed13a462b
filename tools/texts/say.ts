import type { Text } from './catalogues.ts'
import type { Parameter } from './parameters.ts'

/** What a refusal or a field's problem may carry: its texts take one object. */
const carried = (number: number) => ({
  code: 'C9',
  name: 'Nebbia',
  row: 'C',
  by: 'Giada',
  at: '10:30',
  reason: '‹reason›',
  hour: 10,
  from: '2026-06-01',
  to: '2026-09-15',
  day: '2026-07-18',
  max: number,
  min: number,
  retryAfterSeconds: number * 60,
})

const SAMPLES: Readonly<Record<string, unknown>> = {
  boolean: true,
  'readonly string[]': ['Nebbia', 'Argo'],
  DogSize: 'large',
  'readonly DogSize[]': ['large'],
  Meal: 'lunch',
  Language: 'fr',
  Told: { name: '‹name›', amount: '‹amount›', day: '‹day›', place: '‹place›' },
}

/** A number that no sample of a test is, for the parameters that a sentence is not being looked at for. */
const OTHER = 7

function sample({ name, type }: Parameter, number: number): unknown {
  if (type === 'number') return number
  if (type === '') return carried(number)
  if (type.startsWith('string')) return `‹${name}›`
  if (!(type in SAMPLES)) throw new Error(`No sample of a parameter of type ${type}: add one in tools/texts/say.ts`)
  return SAMPLES[type]
}

/** Where a text takes a number: positions of its parameters. */
export function numbersOf({ key, value, parameters }: Text): number[] {
  // What puts names one after the other is no text of its own.
  if (typeof value === 'string' || key === 'names') return []
  return wholeList(value, parameters).flatMap(({ type }, index) => (type === 'number' || type === '' ? [index] : []))
}

/** A text as a person reads it: its words in brackets stand for words, `number` for the parameter at `position`. */
export function say({ value, parameters }: Text, position = -1, number = OTHER): string {
  if (typeof value === 'string') return value
  const values = wholeList(value, parameters).map((one, index) => sample(one, index === position ? number : OTHER))
  return String((value as (...all: unknown[]) => unknown)(...values))
}

/** What a helper has made has no parameters in its file: it is a count. */
function wholeList(value: { readonly length: number }, parameters: readonly Parameter[]): readonly Parameter[] {
  return parameters.length > 0
    ? parameters
    : Array.from({ length: value.length }, () => ({ name: 'count', type: 'number' }))
}
