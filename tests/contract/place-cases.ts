import type { FieldCode } from '../../domain/platform/field-problem.ts'
import * as umbrellas from '../../domain/umbrellas/calls.ts'
import type { Beach } from './people.ts'
import type { FieldCase } from './problem-cases.ts'

const letters = (length: number) => 'x'.repeat(length)
const dog = { name: 'Nebbia', size: 'small' }
const dogs = (...changes: Record<string, unknown>[]) => ({ dogs: changes.map((change) => ({ ...dog, ...change })) })
const bed = { id: 'sun_bed', quantity: 1 }
const extras = (...changes: Record<string, unknown>[]) => ({ extras: changes.map((change) => ({ ...bed, ...change })) })

/** Every bound of what is wished on one place. */
const WISHES: readonly (readonly [rule: string, wish: Record<string, unknown>, field: string, code: FieldCode])[] = [
  ['R-306', { people: undefined }, 'people', 'required'],
  ['R-306', { people: 0 }, 'people', 'too_small'],
  ['R-306', { people: -1 }, 'people', 'too_small'],
  ['R-306', { people: 1.5 }, 'people', 'not_whole'],
  ['R-306', { people: 21 }, 'people', 'too_large'],
  ['R-503', { people: '2' }, 'people', 'wrong_type'],
  ['R-306', { dogs: undefined }, 'dogs', 'required'],
  ['R-306', dogs({}, {}, {}, {}), 'dogs', 'too_many'],
  ['R-504', dogs({ name: undefined }), 'dogs.0.name', 'required'],
  ['R-504', dogs({ name: ' ' }), 'dogs.0.name', 'required'],
  ['R-504', dogs({ name: 'N' }), 'dogs.0.name', 'too_short'],
  ['R-504', dogs({ name: letters(21) }), 'dogs.0.name', 'too_long'],
  ['R-504', dogs({}, { name: 'N' }), 'dogs.1.name', 'too_short'],
  ['R-310', dogs({ size: 'medium' }), 'dogs.0.size', 'not_offered'],
  ['R-310', dogs({ size: undefined }), 'dogs.0.size', 'required'],
  ['R-310', dogs({ weightTenthsKg: 4 }), 'dogs.0.weightTenthsKg', 'too_small'],
  ['R-310', dogs({ weightTenthsKg: 1201 }), 'dogs.0.weightTenthsKg', 'too_large'],
  ['R-310', dogs({ weightTenthsKg: 14.5 }), 'dogs.0.weightTenthsKg', 'not_whole'],
  ['R-503', dogs({ weightTenthsKg: '85' }), 'dogs.0.weightTenthsKg', 'wrong_type'],
  ['R-309', { extras: undefined }, 'extras', 'required'],
  ['R-309', extras({ id: 'piano' }), 'extras.0.id', 'not_offered'],
  ['R-309', extras({ quantity: 0 }), 'extras.0.quantity', 'too_small'],
  ['R-309', extras({ quantity: 21 }), 'extras.0.quantity', 'too_large'],
  ['R-309', extras({ quantity: 1.5 }), 'extras.0.quantity', 'not_whole'],
  ['R-309', extras({}, {}), 'extras', 'too_many'],
]

/** Every wrong field of a lock's places and of a line's change. */
export function placeCases(beach: Beach): FieldCase[] {
  const wish = { people: 2, dogs: [], extras: [] }
  const place = { umbrellaId: beach.place('D10'), ...wish }
  const stay = { from: '2027-07-20', to: '2027-07-21', part: 'full_day' }
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((row) => ({ ...place, umbrellaId: beach.place(`${row}18`) }))
  const ofLock = (rule: string, change: Record<string, unknown>, field: string, code: FieldCode): FieldCase => ({
    rule,
    call: umbrellas.lockUmbrellas,
    input: { ...stay, places: [place], ...change },
    field,
    code,
  })
  return [
    ofLock('R-514 six places', { places: many }, 'places', 'too_many'),
    ofLock('R-514 no place', { places: [] }, 'places', 'too_few'),
    ofLock('R-514 places that are none', { places: undefined }, 'places', 'required'),
    ofLock('R-514 one place twice', { places: [place, place] }, 'places', 'too_many'),
    ofLock('R-311 no umbrella', { places: [{ ...place, umbrellaId: 0 }] }, 'places.0.umbrellaId', 'too_small'),
    ofLock('R-503 letters', { places: [{ ...place, umbrellaId: 'D10' }] }, 'places.0.umbrellaId', 'wrong_type'),
    ofLock('R-409 R-516 drinks', { drinks: [{ id: 1, quantity: 2 }] }, 'drinks', 'unknown_field'),
    ...WISHES.flatMap(([rule, change, field, code]): FieldCase[] => [
      ofLock(rule, { places: [{ ...place, ...change }] }, `places.0.${field}`, code),
      { rule, call: umbrellas.updateLine, input: { lineId: 1, ...wish, ...change }, field, code },
    ]),
  ]
}
