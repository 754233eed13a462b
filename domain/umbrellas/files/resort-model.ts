import type { Language, LocalizedText } from '../../platform/language.ts'
import type { Opening } from '../opening.ts'
import type { BeachPlan, Category, ExtraId } from '../plan.ts'
import type { PriceBook } from '../price-book.ts'

/** Who the resort is. */
export interface Identity {
  readonly name: string
  readonly place: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly legalName: string
  readonly vatNumber: string
}

/** A run of numbers along the water. Runs of one name belong together. */
export interface ColumnRun {
  readonly id: string
  readonly first: number
  readonly last: number
  readonly x: number
  readonly step: number
}

export interface ModelRow {
  readonly id: string
  readonly y: number
  readonly columns: string
  readonly isFirst: boolean
  readonly hasGazebos: boolean
  /** Kept for dogs that need no space (B-17). */
  readonly isQuiet: boolean
}

/** A place without the id that the database gives it. */
export interface ModelPlace {
  readonly code: string
  readonly row: string
  readonly number: number
  readonly category: string
  readonly zone: string
  readonly x: number
  readonly y: number
  readonly isAccessible: boolean
  readonly isShaded: boolean
  readonly isBookable: boolean
}

export interface Beach extends Pick<
  BeachPlan,
  'seaSide' | 'width' | 'height' | 'waterline' | 'zones' | 'walkways' | 'landmarks'
> {
  readonly columns: readonly ColumnRun[]
  readonly rows: readonly ModelRow[]
  /** In reading order: row by row from the sea, each by number. */
  readonly places: readonly ModelPlace[]
}

export interface ExtraOffer {
  readonly id: ExtraId
  readonly name: LocalizedText
  /** Per half-day; null is no limit. */
  readonly stock: number | null
}

/** A text of the resort in one language. */
export interface InfoPage {
  readonly slug: string
  readonly language: Language
  readonly title: string
  readonly markdown: string
}

/** Everything that a resort's files say, free of how they are written. */
export interface ResortModel {
  readonly identity: Identity
  readonly opening: Opening
  readonly settings: Readonly<Record<string, unknown>>
  readonly beach: Beach
  readonly categories: readonly Category[]
  readonly extras: readonly ExtraOffer[]
  readonly prices: PriceBook
  readonly pages: readonly InfoPage[]
}
