import { beforeAll, describe, expect, test } from 'vitest'
import { demoResort, type DemoResort } from '../../../tests/support/demo-resort.ts'
import { readResort } from './read-resort.ts'
import { writeResort } from './write-resort.ts'

let demo: DemoResort
beforeAll(async () => {
  demo = await demoResort()
})

/** The problems of the demo with some text of one file replaced, as `path: expected; found`. */
function problemsOf(file: string, from: string | RegExp, to: string): string[] {
  const text = demo.files.get(file) ?? ''
  const replaced = text.replace(from, to)
  expect(replaced).not.toBe(text)
  const { problems } = readResort(new Map(demo.files).set(file, replaced))
  return problems.map((problem) => `${problem.file} ${problem.path}: ${problem.expected}; ${problem.found}`)
}

test('B-23 what is read is written back byte for byte', () => {
  for (const [name, text] of writeResort(demo.model)) expect(text, name).toBe(demo.files.get(name))
})

test('B-23 a plan with moved places, a price with every condition and included extras survive the way out and back', () => {
  const model = {
    ...demo.model,
    beach: {
      ...demo.model.beach,
      places: demo.model.beach.places.map((place) => (place.code === 'C5' ? { ...place, x: 15.25 } : place)),
    },
    prices: {
      ...demo.model.prices,
      rules: [
        ...demo.model.prices.rules,
        {
          ...demo.model.prices.rules[0]!,
          extra: null,
          weekdays: [6, 7],
          months: [8],
          parts: ['morning' as const],
          rows: ['A', 'C', 'D'],
        },
      ].toSorted((a, b) => Number(a.extra !== null) - Number(b.extra !== null)),
    },
  }
  const written = new Map([...demo.files, ...writeResort(model)])
  expect(readResort(written).problems).toEqual([])
  expect(readResort(written).model).toEqual(model)
})

describe('B-23 an error names file, path, what was expected and what was found', () => {
  test.each<[string, string, string | RegExp, string, string]>([
    ['not JSON', 'beach.json', '{', '[', 'beach.json : JSON; '],
    [
      'unknown field',
      'resort.json',
      '"name"',
      '"colour": "red", "name"',
      'resort.json colour: no field of this name; "red"',
    ],
    ['missing field', 'resort.json', /"phone".*\n/, '', 'resort.json phone: one line of 6 to 30 characters; nothing'],
    [
      'wrong type',
      'beach.json',
      '"width": 79,',
      '"width": "79",',
      'beach.json width: metres from 1 to 2000, at most two decimals; "79"',
    ],
    ['wrong zone', 'resort.json', 'Europe/Rome', 'Europe/Paris', 'resort.json timeZone: "Europe/Rome"; "Europe/Paris"'],
    [
      'unknown columns',
      'beach.json',
      /"columns": "gazebos"/,
      '"columns": "tents"',
      'beach.json rows[14].columns: one of ["umbrellas","gazebos"]; "tents"',
    ],
    [
      'duplicate code',
      'beach.json',
      '"codes": "A9-N16"',
      '"codes": "A8-N16"',
      'beach.json places[1].codes: each place once; "A8"',
    ],
    [
      'number that a row has not',
      'beach.json',
      '"codes": "O1-P8"',
      '"codes": "O1-P8, O13"',
      'beach.json places[3].codes: numbers that the row’s columns have; "O13"',
    ],
    [
      'unknown zone',
      'beach.json',
      '"zone": "humans"',
      '"zone": "aliens"',
      'beach.json places: a zone of this file (large-dogs, small-dogs, humans, dog-gazebos, human-gazebos); "aliens"',
    ],
    [
      'unknown category',
      'beach.json',
      '"category": "human",',
      '"category": "alien",',
      'beach.json places: a category of categories.json (large-dog, small-dog, human, dog-gazebo, human-gazebo); "alien"',
    ],
    [
      'shaded place that is none',
      'beach.json',
      '"shaded": "N9-N24',
      '"shaded": "A4',
      'beach.json shaded: places of the beach; "A4"',
    ],
    ['accessible place that is none', 'beach.json', 'A8-A9', 'A4', 'beach.json accessible: places of the beach; "A4"'],
    [
      'place on a walkway',
      'beach.json',
      '"accessible"',
      '"moved": [{ "code": "C8", "x": 26, "y": 19 }], "accessible"',
      'beach.json places: a place that is not on a walkway; "C8 at 26, 19"',
    ],
    [
      'place outside the beach',
      'beach.json',
      '"accessible"',
      '"moved": [{ "code": "C8", "x": 90, "y": 19 }], "accessible"',
      'beach.json places: a place on the beach of 79 × 78 m; "C8 at 90, 19"',
    ],
    [
      'place in the water',
      'beach.json',
      '"accessible"',
      '"moved": [{ "code": "C8", "x": 24, "y": 6 }], "accessible"',
      'beach.json places: a place on the sand, beyond the waterline at 7 m; "C8 at 24, 6"',
    ],
    [
      'place outside its zone',
      'beach.json',
      '"accessible"',
      '"moved": [{ "code": "C8", "x": 30, "y": 19 }], "accessible"',
      'beach.json places: a place inside its zone large-dogs; "C8 at 30, 19"',
    ],
    [
      'missing language',
      'extras.json',
      /"nl": "Ligbed", /,
      '',
      'extras.json extras[0].name.nl: a text in Dutch; nothing',
    ],
    [
      'unknown extra',
      'extras.json',
      '"hammock"',
      '"hamock"',
      'extras.json extras[4].id: one of sun_bed, deck_chair, extra_seat, director_chair, hammock, table; "hamock"',
    ],
    [
      'extra that is not in extras.json',
      'extras.json',
      /,\n.*"table",(.|\n)*?\n {4}\}|,\n.*"id": "table".*/,
      '',
      'categories.json categories[3].extras: extras of extras.json; "table"',
    ],
    [
      'money as a number',
      'prices.json',
      '"euro": "8.00"',
      '"euro": 8',
      'prices.json extras[0].euro: an amount in euro such as "44.00", or one for each season: { "low": "30.00" }; 8',
    ],
    [
      'unknown season',
      'prices.json',
      '"peak": "60.00"',
      '"ferragosto": "60.00"',
      'prices.json places[0].euro.ferragosto: one of the seasons low, mid, high, peak; "ferragosto"',
    ],
    [
      'unreadable days',
      'prices.json',
      '08-08..08-23',
      '08-08..08-32',
      'prices.json seasons[3].days[0]: days of every year such as "06-01..07-12" or "06-01..07-12 sat sun"; "08-08..08-32"',
    ],
    [
      'a category without price',
      'prices.json',
      '["human-gazebo"]',
      '["dog-gazebo"]',
      'prices.json places: a price for every day of the year; "no price for category human-gazebo in row O on 2024-01-01, full_day"',
    ],
    [
      'a season without price',
      'prices.json',
      /, "peak": "140.00"/,
      '',
      'prices.json places: a price for every day of the year; "no price for category dog-gazebo in row O on 2024-08-08, full_day"',
    ],
    [
      'days without season',
      'prices.json',
      '01-01..12-31"',
      '01-01..12-30"',
      'prices.json places: a price for every day of the year; "no price for category large-dog in row A on 2024-12-31, full_day"',
    ],
    [
      'fewer people than people',
      'categories.json',
      '"maxPeople": 4',
      '"maxPeople": 1',
      'categories.json categories[2].maxPeople: at least people, 2; 1',
    ],
    [
      'opening of two kinds',
      'resort.json',
      'today+200',
      '09-15',
      'resort.json opening.to: the same kind of day as opening.from; "09-15"',
    ],
    [
      'unknown setting',
      'resort.json',
      '"settings": {',
      '"settings": { "holdMinute": 9,',
      'resort.json settings.holdMinute: the name of a setting; "holdMinute"',
    ],
    [
      'setting out of bounds',
      'resort.json',
      '"settings": {',
      '"settings": { "holdMinutes": 90,',
      'resort.json settings.holdMinutes: a whole number from 1 to 60; 90',
    ],
    [
      'setting that is not the resort’s',
      'resort.json',
      '"settings": {',
      '"settings": { "maintenance": true,',
      'resort.json settings.maintenance: no setting that is kept elsewhere; true',
    ],
    [
      'HTML in a page',
      'pages/parking.it.md',
      'Il parcheggio',
      '<b>Il</b> parcheggio',
      'pages/parking.it.md line 3: no HTML; ',
    ],
    [
      'unsafe link in a page',
      'pages/parking.it.md',
      'Il parcheggio',
      '[Il](javascript:alert) parcheggio',
      'pages/parking.it.md line 3: links to https:// addresses; ',
    ],
    [
      'page without title',
      'pages/parking.it.md',
      '# Parcheggio',
      'Parcheggio',
      'pages/parking.it.md line 1: a title: "# …"; Parcheggio',
    ],
  ])('%s', (_, file, from, to, problem) => {
    expect(problemsOf(file, from, to)).toContainEqual(expect.stringContaining(problem))
  })

  test('a missing file, a missing page and a stray file', () => {
    const files = new Map(demo.files)
    files.delete('prices.json')
    files.delete('pages/parking.nl.md')
    files.set('notes.json', '{}').set('pages/readme.txt', '')
    expect(
      readResort(files)
        .problems.map(({ file, expected }) => `${file}: ${expected}`)
        .toSorted(),
    ).toEqual([
      'notes.json: one of resort.json, beach.json, categories.json, extras.json, prices.json or pages/…',
      'pages/parking.nl.md: this page',
      'pages/readme.txt: a name such as pages/parking.it.md (it, en, fr, nl, de)',
      'prices.json: this file',
    ])
  })
})
