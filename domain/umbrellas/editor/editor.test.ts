import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beachFileSchema, type BeachFile } from '../files/beach-file.ts'
import { writeBeach } from '../files/write-resort.ts'
import { applyEdit, editBetween } from './apply-edit.ts'
import { compareBeaches, isSameBeach } from './compare-beaches.ts'
import { sameName, type BeachEdit, type Thing } from './edits.ts'
import { gapsOf } from './open-plan.ts'
import { beachOf, planProblems, readBeachFile } from './plan-problems.ts'

const TEXT = readFileSync(new URL('../../../resorts/bagno-argo/beach.json', import.meta.url), 'utf8')
const DEMO = beachFileSchema.parse(JSON.parse(TEXT))
const CATEGORIES = [...new Set(DEMO.places.map(({ category }) => category))].map((id) => ({ id }))

const placeAt = (file: BeachFile, code: string) => beachOf(file).places.find((place) => place.code === code)
const edited = (...edits: BeachEdit[]) => edits.reduce(applyEdit, DEMO)
const difference = (file: BeachFile) => compareBeaches(beachOf(DEMO), beachOf(file))
const place = (code: string): Thing => ({ kind: 'place', code })

const metre = fc.oneof(
  fc.integer({ min: -300, max: 20_000 }).map((value) => value / 100),
  fc.constant(Number.NaN),
)
const row = fc.constantFrom('A', 'B', 'G', 'N', 'P', 'Q', 'ZZ', 'a')
const code = fc.constantFrom('A1', 'A4', 'B7', 'C13', 'N24', 'O12', 'P4', 'Q3', 'X1')
const zone = fc.constantFrom('large-dogs', 'humans', 'new-zone', 'Bad Zone')
const category = fc.constantFrom('large-dog', 'human', 'unknown')
const point = fc.record({ x: metre, y: metre })
const area = fc.record({ x: metre, y: metre, width: metre, height: metre })
const index = fc.integer({ min: 0, max: 25 })
const columns = fc.constantFrom('umbrellas', 'gazebos', 'more')
const thing: fc.Arbitrary<Thing> = fc.oneof(
  code.map(place),
  row.map((id) => ({ kind: 'row' as const, id })),
  zone.map((id) => ({ kind: 'zone' as const, id })),
  index.map((at) => ({ kind: 'walkway' as const, index: at })),
  index.map((at) => ({ kind: 'landmark' as const, index: at })),
  fc.record({ kind: fc.constant('run' as const), columns, index }),
  fc.constant({ kind: 'waterline' as const }),
)
const edit: fc.Arbitrary<BeachEdit> = fc.oneof(
  fc.record({
    kind: fc.constant('sheet' as const),
    changes: fc.record({
      width: metre,
      waterline: metre,
      seaSide: fc.constantFrom('north' as const, 'south' as const),
    }),
  }),
  fc.record({
    kind: fc.constant('add_row' as const),
    row: fc.record({ id: row, y: metre, columns }),
    like: fc.option(row),
  }),
  fc.record({ kind: fc.constant('change_row' as const), id: row, changes: fc.record({ y: metre, columns }) }),
  fc.record({ kind: fc.constant('rename_row' as const), id: row, to: row }),
  fc.record({
    kind: fc.constant('columns' as const),
    id: columns,
    runs: fc.array(
      fc.record({
        first: fc.integer({ min: 0, max: 30 }),
        last: fc.integer({ min: 0, max: 30 }),
        x: metre,
        step: metre,
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({ kind: fc.constant('add_places' as const), codes: fc.array(code), zone, category }),
  fc.record({ kind: fc.constant('rename_place' as const), code, to: code }),
  fc.record({
    kind: fc.constant('paint' as const),
    codes: fc.array(code),
    changes: fc.record(
      { zone, category, isAccessible: fc.boolean(), isShaded: fc.boolean(), isBookable: fc.boolean() },
      { requiredKeys: [] },
    ),
  }),
  fc.record({ kind: fc.constant('stand' as const), code, at: fc.option(point) }),
  fc.record({
    kind: fc.constant('zone' as const),
    zone: fc.tuple(zone, area).map(([id, at]) => ({ id, name: sameName(id), ...at })),
  }),
  fc.record({ kind: fc.constant('walkway' as const), index, walkway: area }),
  fc.record({
    kind: fc.constant('landmark' as const),
    index,
    landmark: point.map((at) => ({ kind: 'shower' as const, name: sameName('Doccia'), ...at })),
  }),
  fc.record({ kind: fc.constant('move' as const), things: fc.array(thing, { maxLength: 6 }), by: point }),
  fc.record({ kind: fc.constant('remove' as const), things: fc.array(thing, { maxLength: 6 }) }),
)

describe('B-23 edits of the plan', () => {
  test('after any edits the plan fits the file’s schema and reads without a problem', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const file = edited(...edits)
        expect(beachFileSchema.safeParse(file).success).toBe(true)
        expect(readBeachFile(JSON.stringify(file)).problems).toEqual([])
        expect(readBeachFile(writeBeach(beachOf(file))).file).toEqual({
          ...file,
          $schema: '../schema/beach.schema.json',
        })
      }),
      { numRuns: 60 },
    )
  })

  test('undoing every edit of any sequence gives the original, redoing them the last plan', () => {
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        const steps = edits.reduce<BeachFile[]>(
          (files, one) => [...files, applyEdit(files.at(-1) ?? DEMO, one)],
          [DEMO],
        )
        const last = steps.at(-1) ?? DEMO
        const undone = steps.reduceRight((now, file) => applyEdit(now, editBetween(now, file)), last)
        expect(undone).toEqual(DEMO)
        expect(steps.reduce((now, file) => applyEdit(now, editBetween(now, file)), undone)).toEqual(last)
      }),
      { numRuns: 40 },
    )
  })

  test('opening and closing the demo’s plan changes nothing of its text', () => {
    const touched = edited({ kind: 'paint', codes: [], changes: {} })
    expect(writeBeach(beachOf(touched))).toBe(TEXT)
    expect(isSameBeach(difference(touched))).toBe(true)
  })

  test('a place that is moved says so in the file; back on its crossing it no longer does', () => {
    const moved = edited({ kind: 'move', things: [place('C5')], by: { x: 0.5, y: 0 } })
    expect(moved.moved).toEqual([{ code: 'C5', x: 15.5, y: 19 }])
    expect(difference(moved)).toMatchObject({ moved: ['C5'], added: [], removed: [], parts: [] })
    expect(applyEdit(moved, { kind: 'stand', code: 'C5', at: null }).moved).toBeUndefined()
  })

  test('places go with their row and block, those that were moved stay', () => {
    const file = edited(
      { kind: 'stand', code: 'B2', at: { x: 7, y: 17 } },
      { kind: 'change_row', id: 'B', changes: { y: 17 } },
      { kind: 'move', things: [{ kind: 'run', columns: 'umbrellas', index: 0 }], by: { x: 0.25, y: 9 } },
    )
    expect(placeAt(file, 'B1')).toMatchObject({ x: 3.25, y: 17 })
    expect(placeAt(file, 'B2')).toMatchObject({ x: 7, y: 17 })
    expect(file.rows.map(({ id }) => id).join('')).toBe('ABCDEFGHIJKLMNOP')
  })

  test('a new row has places where the one it is like has them, and stands in its order from the sea', () => {
    const file = edited({ kind: 'add_row', row: { id: 'Q', y: 33.2, columns: 'umbrellas' }, like: 'A' })
    expect(file.rows.map(({ id }) => id).join('')).toBe('ABCDEFGQHIJKLMNOP')
    expect(difference(file).added).toHaveLength(20)
    expect(placeAt(file, 'Q4')).toBeUndefined()
  })

  test('a place of a new row is in use, even where the one it is like is not', () => {
    const file = edited({ kind: 'add_row', row: { id: 'Q', y: 33.2, columns: 'umbrellas' }, like: 'C' })
    expect(placeAt(file, 'C13')?.isBookable).toBe(false)
    expect(placeAt(file, 'Q13')?.isBookable).toBe(true)
    expect(difference(file).outOfUse).toEqual([])
  })

  test('a renamed row and a renamed place are other codes at the same point', () => {
    const row = edited({ kind: 'rename_row', id: 'P', to: 'R' })
    expect(difference(row)).toMatchObject({ added: [], removed: [] })
    expect(difference(row).renamed).toHaveLength(12)
    expect(row.outOfUse).toBe('C13, E3, I22, K12, L19, R10')
    const one = edited({ kind: 'rename_place', code: 'A3', to: 'A4' })
    expect(difference(one).renamed).toEqual([{ from: 'A3', to: 'A4' }])
    expect(one.moved).toEqual([{ code: 'A4', x: 9, y: 13 }])
  })

  test('painting writes codes and rectangles; a gap becomes a place and a place a gap', () => {
    const file = edited(
      { kind: 'paint', codes: ['B1', 'B2', 'C1', 'C2'], changes: { isBookable: false, isAccessible: true } },
      { kind: 'paint', codes: ['M1', 'M2'], changes: { isShaded: true } },
      { kind: 'add_places', codes: ['A4', 'A5', 'Z9'], zone: 'large-dogs', category: 'large-dog' },
      { kind: 'remove', things: [place('N24')] },
    )
    expect(file.outOfUse).toBe('B1-C2, C13, E3, I22, K12, L19, P10')
    expect(file.shaded).toBe('M1-M2, N9-N23, O1-P12')
    expect(file.places[0]?.codes).toBe('A1-N8')
    expect(difference(file)).toMatchObject({
      added: ['A4', 'A5'],
      removed: ['N24'],
      outOfUse: ['B1', 'B2', 'C1', 'C2'],
      shade: ['M1', 'M2'],
    })
    const gaps = gapsOf(file, new Set(beachOf(file).places.map((one) => one.code)))
    expect(gaps.map((gap) => gap.code)).toEqual(['A20', 'A21', 'N24'])
  })

  test('what the file can’t say is no edit', () => {
    const zones = DEMO.zones.map(({ id }): Thing => ({ kind: 'zone', id }))
    expect(edited({ kind: 'remove', things: zones })).toBe(DEMO)
    expect(edited({ kind: 'rename_row', id: 'A', to: 'B' })).toBe(DEMO)
    expect(edited({ kind: 'rename_row', id: 'A', to: 'a' })).toBe(DEMO)
    expect(edited({ kind: 'columns', id: 'umbrellas', runs: [] })).toBe(DEMO)
    expect(edited({ kind: 'rename_place', code: 'A1', to: 'A2' })).toBe(DEMO)
  })

  test('where the sea changes sides everything is mirrored with it, and twice is the same plan', () => {
    const south: BeachEdit = { kind: 'sheet', changes: { seaSide: 'south' } }
    expect(placeAt(edited(south), 'A1')).toMatchObject({ x: 3, y: 65 })
    expect(planProblems(beachOf(edited(south)), CATEGORIES as never)).toEqual([])
    expect(edited(south, { kind: 'sheet', changes: { seaSide: 'north' } })).toEqual(
      edited({ kind: 'paint', codes: [], changes: {} }),
    )
  })
})

describe('B-23 problems of the plan', () => {
  test.each<[string, BeachEdit, object]>([
    ['in the water', { kind: 'stand', code: 'A1', at: { x: 3, y: 5 } }, { kind: 'place_in_water', names: ['A1'] }],
    ['off the plan', { kind: 'stand', code: 'A1', at: { x: 90, y: 13 } }, { kind: 'place_off_plan', names: ['A1'] }],
    ['on a walkway', { kind: 'stand', code: 'G1', at: { x: 3, y: 33 } }, { kind: 'place_on_walkway', names: ['G1'] }],
    [
      'outside its zone',
      { kind: 'stand', code: 'A8', at: { x: 28, y: 13 } },
      { kind: 'place_outside_zone', names: ['A8'] },
    ],
    [
      'a category that is not there',
      { kind: 'paint', codes: ['A1', 'A2'], changes: { category: 'palace' } },
      { kind: 'category_unknown', names: ['A1', 'A2'], things: [place('A1'), place('A2')] },
    ],
    [
      'a landmark',
      { kind: 'move', things: [{ kind: 'landmark', index: 0 }], by: { x: 100, y: 0 } },
      { kind: 'landmark_off_plan', names: ['1'], things: [{ kind: 'landmark', index: 0 }] },
    ],
    [
      'a zone',
      { kind: 'move', things: [{ kind: 'zone', id: 'human-gazebos' }], by: { x: 3, y: 0 } },
      { kind: 'zone_off_plan', names: [], things: [{ kind: 'zone', id: 'human-gazebos' }] },
    ],
  ])('%s', (_name, one, expected) => {
    expect(planProblems(beachOf(edited(one)), CATEGORIES as never)).toContainEqual(expect.objectContaining(expected))
  })

  test('a zone that is taken away leaves its places to be painted', () => {
    const file = edited({ kind: 'remove', things: [{ kind: 'zone', id: 'dog-gazebos' }] })
    const [problem] = planProblems(beachOf(file), CATEGORIES as never)
    expect(problem).toMatchObject({ kind: 'zone_unknown', names: expect.arrayContaining(['O1', 'P8']) as string[] })
    expect([problem?.names, problem?.things].map((all) => all?.length)).toEqual([16, 16])
  })

  test('a text that is no beach.json is told as the command tells it', () => {
    expect(readBeachFile('{').problems[0]).toMatchObject({ file: 'beach.json', path: '', expected: 'JSON' })
    expect(readBeachFile(TEXT.replace('B1-N8', 'B1-Z8')).problems[0]).toMatchObject({
      path: 'places[0].codes',
      found: '"B1-Z8"',
    })
  })
})
