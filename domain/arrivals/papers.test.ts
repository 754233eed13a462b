import { expect, test } from 'vitest'
import { civilDate } from '../platform/civil-date.ts'
import { matchesQuery } from './find-words.ts'
import { papersOf, type StoredPaper } from './papers.ts'

const DAY = civilDate('2027-07-10')
const until = (day: string) => civilDate(day)
const good: StoredPaper[] = [
  { kind: 'vaccination', decision: 'accepted', validUntil: until('2027-07-10') },
  { kind: 'insurance', decision: 'accepted', validUntil: until('2028-01-01') },
  { kind: 'registry', decision: 'accepted', validUntil: null },
]
const [vaccination, ...others] = good as [StoredPaper, ...StoredPaper[]]

test.each([
  ['all accepted, the last day counts', good, 'ok'],
  ['none', [], 'missing'],
  ['one kind is missing', others, 'missing'],
  ['one waits', [{ ...vaccination, decision: 'waiting' as const }, ...others], 'waiting'],
  ['one is over', [{ ...vaccination, validUntil: until('2027-07-09') }, ...others], 'expired'],
  ['one is over and a newer one is good', [{ ...vaccination, validUntil: until('2027-07-09') }, ...good], 'ok'],
  ['one was rejected', [{ ...vaccination, decision: 'rejected' as const }, ...others], 'rejected'],
  [
    'rejected, and the next one waits',
    [{ ...vaccination, decision: 'rejected' as const }, { ...vaccination, decision: 'waiting' as const }, ...others],
    'waiting',
  ],
  ['what expired says more than what is missing', [{ ...vaccination, validUntil: until('2027-07-09') }], 'expired'],
] as const)('B-16 papers of a dog: %s', (_name, documents, papers) => expect(papersOf(documents, DAY)).toBe(papers))

const visit = {
  holder: 'Niccolò De Vries',
  code: 'B7',
  number: 'BA-7K3M-Q2XT',
  phone: '+39 333 1234567',
  planName: 'Stagione intera',
  members: ['Nonna Ada'],
  dogs: [{ name: 'Argo' }],
}

test.each([
  ['nicc', true],
  ['de vries', true],
  ['vri nic', true],
  ['ries', false],
  ['b7', true],
  ['b', false],
  ['7k3mq', true],
  ['ba-7k3m-q2xt', true],
  ['1234567', true],
  ['+39333', true],
  ['argo', true],
  ['stagione', true],
  ['nonna ada', true],
  ['nicc zoe', false],
] as const)('B-11 %s finds the visit: %s', (query, found) => expect(matchesQuery(visit, query)).toBe(found))
