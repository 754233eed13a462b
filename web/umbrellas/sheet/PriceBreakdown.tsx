import type { Cents } from '../../../domain/platform/cents.ts'
import type { PriceRow } from '../../../domain/umbrellas/calls.ts'
import { day, money, moneyWhole } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Card } from '../../ui/surfaces.tsx'
import type { Discounted } from '../promotions/off-cents.ts'
import { OldPrice } from '../promotions/OldPrice.tsx'
import { umbrellaTexts } from '../texts.ts'

interface Shown {
  readonly key: string
  readonly label: string
  readonly totalCents: number
}

/** Days of the place that are listed one by one; a longer stay at one price is one line. */
const LISTED_DAYS = 7

/** The rows of a price as they are read: a stay at one price in one line, days one by one else. */
function useShown(rows: readonly PriceRow[], isGazebo: boolean): readonly Shown[] {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const places = rows.filter((row) => row.kind === 'place')
  const unit = places[0]?.unitCents
  const isOnePrice = places.every((row) => row.unitCents === unit)
  const capital = (text: string) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
  const ofPlace: Shown[] =
    unit !== undefined && isOnePrice && (isGazebo || places.length > LISTED_DAYS)
      ? [
          {
            key: 'place',
            label: texts.place.priceRow(texts.place.placeRow(moneyWhole(unit, language), isGazebo), places.length),
            totalCents: unit * places.length,
          },
        ]
      : places.map((row) => ({
          key: `place${row.day}`,
          label: row.day === null ? '' : capital(day(row.day, language)),
          totalCents: row.totalCents,
        }))
  const ofExtras = rows.flatMap((row): Shown[] => {
    if (row.extraId === null) return []
    const what = texts.place.extraCount[row.extraId](row.quantity)
    const label =
      row.day === null ? texts.place.priceRow(what, row.days) : `${what}, ${day(row.day, language, 'shortMonth')}`
    return [{ key: `${row.extraId}${row.day ?? ''}`, label, totalCents: row.totalCents }]
  })
  return [...ofPlace, ...ofExtras]
}

/** What a place costs, line by line, and in all (mockups 08 and 09). */
export function PriceBreakdown({
  rows,
  totalCents,
  isGazebo,
  discounted,
}: {
  rows: readonly PriceRow[]
  totalCents: Cents
  isGazebo: boolean
  /** Rows with what promotions took off. */
  discounted: readonly Discounted[]
}) {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const shown = useShown(rows, isGazebo)
  return (
    <>
      <h3 className="lh">{texts.place.price}</h3>
      <Card as="div">
        <dl>
          {shown.map((row) => (
            <div key={row.key} className="kv">
              <dt>{row.label}</dt>
              <dd>{money(row.totalCents, language)}</dd>
            </div>
          ))}
          <div className="hr" />
          <div className="kv tot">
            <dt>{texts.place.total}</dt>
            <dd className="row g2">
              <span>{money(totalCents, language)}</span>
              <OldPrice rows={discounted} totalCents={totalCents} />
            </dd>
          </div>
        </dl>
      </Card>
    </>
  )
}
