import type * as z from 'zod/mini'
import type * as answers from './answers.ts'
import { INCOME_KINDS, NO_SHOW_DIMENSIONS, SOURCE_DIMENSIONS } from './answers.ts'
import { meanCents, percentOf } from './measures.ts'
import type { Section } from './sections.ts'

/** How a column's values are read: a word is a code with its word in every language, minutes come in seconds. */
export type ColumnKind = 'text' | 'word' | 'day' | 'count' | 'percent' | 'cents' | 'minutes'

export interface TableColumn {
  /** Its title among the words; a title that is data (a day, a row) stands in `title`. */
  readonly key: string
  readonly kind: ColumnKind
  readonly title?: string
}

export type TableCell = string | number | null

/** What a picture shows, as a table: on the screen and in the CSV. */
export interface NumbersTable {
  readonly id: Section
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly TableCell[])[]
}

/** An answer as it is made; what comes over the wire is the same with its days and amounts marked. */
export type Answer<K extends keyof typeof answers> = (typeof answers)[K] extends z.ZodMiniType
  ? z.input<(typeof answers)[K]>
  : never

const DAYS = [
  { key: 'from', kind: 'day' },
  { key: 'to', kind: 'day' },
] as const

/** Percent, euro and counts that the overview shows first, of one period. */
export interface Headline {
  readonly occupancyPercent: number | null
  readonly revenueCents: number
  readonly dogs: number
  readonly barTicketCents: number | null
  readonly expiredPercent: number | null
}

export function headlineOf(figures: Answer<'overviewSchema'>['now']): Headline {
  const { holdsExpired, linesOrdered } = figures
  return {
    occupancyPercent: percentOf(figures.takenHalves, figures.openHalves),
    revenueCents: figures.revenueCents,
    dogs: figures.dogs,
    barTicketCents: meanCents(figures.barCents, figures.barOrders),
    expiredPercent: holdsExpired === null ? null : percentOf(holdsExpired, holdsExpired + linesOrdered),
  }
}

export function overviewTable({ counted, now, before }: Answer<'overviewSchema'>): NumbersTable {
  const lines = [{ from: counted.from, to: counted.to, figures: now }, ...(before === null ? [] : [before])]
  return {
    id: 'overview',
    columns: [
      ...DAYS,
      { key: 'occupancy', kind: 'percent' },
      { key: 'revenue', kind: 'cents' },
      { key: 'dogs', kind: 'count' },
      { key: 'barTicket', kind: 'cents' },
      { key: 'expired', kind: 'percent' },
    ],
    rows: lines.map(({ from, to, figures }) => {
      const headline = headlineOf(figures)
      return [
        from,
        to,
        headline.occupancyPercent,
        headline.revenueCents,
        headline.dogs,
        headline.barTicketCents,
        headline.expiredPercent,
      ]
    }),
  }
}

export function revenueTable({ buckets }: Answer<'revenueSchema'>): NumbersTable {
  return {
    id: 'revenue',
    columns: [
      ...DAYS,
      ...INCOME_KINDS.map((key) => ({ key, kind: 'cents' as const })),
      { key: 'total', kind: 'cents' },
    ],
    rows: buckets.map(({ from, to, income }) => [
      from,
      to,
      ...INCOME_KINDS.map((kind) => income[kind]),
      INCOME_KINDS.reduce((sum, kind) => sum + income[kind], 0),
    ]),
  }
}

export function noShowsTable({ parts }: Answer<'noShowsSchema'>): NumbersTable {
  return {
    id: 'no_shows',
    columns: [
      { key: 'dimension', kind: 'word' },
      { key: 'part', kind: 'word' },
      { key: 'stays', kind: 'count' },
      { key: 'noShows', kind: 'count' },
      { key: 'share', kind: 'percent' },
    ],
    rows: inOrder(parts, NO_SHOW_DIMENSIONS).map(({ dimension, key, stays, noShows }) => [
      dimension,
      key,
      stays,
      noShows,
      percentOf(noShows, stays),
    ]),
  }
}

export function preparationTable({ steps }: Answer<'barSchema'>): NumbersTable {
  return {
    id: 'preparation',
    columns: [
      { key: 'dimension', kind: 'word' },
      { key: 'part', kind: 'word' },
      { key: 'orders', kind: 'count' },
      { key: 'readyMedian', kind: 'minutes' },
      { key: 'readyP90', kind: 'minutes' },
      { key: 'deliveredMedian', kind: 'minutes' },
      { key: 'deliveredP90', kind: 'minutes' },
    ],
    rows: steps.map(({ by, key, orders, toReady, toDelivered }) => [
      by,
      key,
      orders,
      toReady?.median ?? null,
      toReady?.p90 ?? null,
      toDelivered?.median ?? null,
      toDelivered?.p90 ?? null,
    ]),
  }
}

export function itemsTable({ items }: Answer<'barSchema'>): NumbersTable {
  return {
    id: 'items',
    columns: [
      { key: 'item', kind: 'text' },
      { key: 'pieces', kind: 'count' },
    ],
    rows: items.map(({ name, pieces }) => [name, pieces]),
  }
}

export function sourcesTable({ parts }: Answer<'sourcesSchema'>): NumbersTable {
  const totals = new Map<string, number>()
  for (const { dimension, orders } of parts) totals.set(dimension, (totals.get(dimension) ?? 0) + orders)
  return {
    id: 'sources',
    columns: [
      { key: 'dimension', kind: 'word' },
      { key: 'part', kind: 'word' },
      { key: 'orders', kind: 'count' },
      { key: 'share', kind: 'percent' },
      { key: 'ordered', kind: 'cents' },
    ],
    rows: inOrder(parts, SOURCE_DIMENSIONS).map(({ dimension, key, orders, cents }) => [
      dimension,
      key,
      orders,
      percentOf(orders, totals.get(dimension) ?? 0),
      cents,
    ]),
  }
}

function inOrder<P extends { readonly dimension: string }>(parts: readonly P[], order: readonly string[]): P[] {
  return parts.toSorted((a, b) => order.indexOf(a.dimension) - order.indexOf(b.dimension))
}

export function holdersTable({ buckets }: Answer<'holdersSchema'>): NumbersTable {
  return {
    id: 'holders',
    columns: [
      ...DAYS,
      { key: 'sold', kind: 'count' },
      { key: 'soldValue', kind: 'cents' },
      { key: 'returned', kind: 'count' },
      { key: 'resold', kind: 'count' },
      { key: 'credit', kind: 'cents' },
    ],
    rows: buckets.map(({ from, to, sold, soldCents, returned, resold, creditCents }) => [
      from,
      to,
      sold,
      soldCents,
      returned,
      resold,
      creditCents,
    ]),
  }
}

export function coversTable({ buckets }: Answer<'coversSchema'>): NumbersTable {
  return {
    id: 'covers',
    columns: [
      ...DAYS,
      ...(['lunch', 'dinner', 'parties', 'noShows', 'dogs'] as const).map((key) => ({ key, kind: 'count' as const })),
    ],
    rows: buckets.map(({ from, to, lunch, dinner, parties, noShows, dogs }) => [
      from,
      to,
      lunch,
      dinner,
      parties,
      noShows,
      dogs,
    ]),
  }
}

export function waitingTable(answer: Answer<'waitingSchema'>): NumbersTable {
  const lines = ['joined', 'offered', 'accepted', 'ignored', 'left', 'over', 'open'] as const
  return {
    id: 'waiting',
    columns: [
      { key: 'part', kind: 'word' },
      { key: 'requests', kind: 'count' },
      { key: 'share', kind: 'percent' },
    ],
    rows: lines.map((line) => [line, answer[line], percentOf(answer[line], answer.joined)]),
  }
}
