import type { WirePriceContent } from '../../../../domain/umbrellas/price-draft-calls.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { PriceCell } from './PriceCell.tsx'
import type { Rule } from './price-words.ts'
import { priceTexts } from './texts.ts'
import type { DraftEdit } from './use-price-draft.ts'

interface PriceListProps {
  readonly prices: WirePriceContent['prices']
  readonly nameOf: (rule: Rule) => string
  readonly onEdit: (edit: DraftEdit) => void
}

/** The price list: a line for each group of rows, a column for each season (mockup 55). */
export function PriceTable({
  prices,
  nameOf,
  peopleOf,
  onEdit,
}: PriceListProps & { readonly peopleOf: (rule: Rule) => string }) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const lines = prices.rules.flatMap((rule, index) => (rule.extra === null ? [{ rule, index }] : []))
  return (
    <section className="panel price-table">
      <table className="tbl" aria-label={texts.list}>
        <thead>
          <tr>
            <th scope="col">{texts.fullDay}</th>
            {prices.seasons.map((season) => (
              <th key={season.id} scope="col" className="r">
                {season.name[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ rule, index }) => (
            <tr key={index}>
              <th scope="row">
                {nameOf(rule)} <span className="sub ink2">{peopleOf(rule)}</span>
              </th>
              {prices.seasons.map((season) => {
                const amount = rule.amounts.find((one) => one.season === season.id || one.season === null)
                if (amount === undefined)
                  return (
                    <td key={season.id} className="r">
                      {texts.noValue}
                    </td>
                  )
                return (
                  <td key={season.id} className="r">
                    <PriceCell
                      label={texts.cell(nameOf(rule), season.name[language])}
                      value={amount.cents / 100}
                      unit="€"
                      onSave={(euro) =>
                        onEdit({ kind: 'amount', rule: index, season: amount.season, cents: Math.round(euro * 100) })
                      }
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Percent of the parts of a day, and what extras cost. */
export function PartsAndExtras({ prices, nameOf, onEdit }: PriceListProps) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const extras = prices.rules.flatMap((rule, index) => (rule.extra === null ? [] : [{ rule, index }]))
  return (
    <div className="col g3">
      <section className="panel">
        <h2 className="t3">{texts.dayPart}</h2>
        {(['morning', 'afternoon'] as const).map((part) => (
          <div key={part} className="row sp price-line">
            <span className="sub">{texts[part]}</span>
            <PriceCell
              label={texts.percentOf(texts[part])}
              value={prices.partPercent[part]}
              unit="%"
              onSave={(percent) => onEdit({ kind: 'percent', part, percent })}
            />
          </div>
        ))}
      </section>
      <section className="panel">
        <h2 className="t3">{texts.extras}</h2>
        {extras.flatMap(({ rule, index }) =>
          rule.amounts.map((amount) => {
            const season = prices.seasons.find((one) => one.id === amount.season)?.name[language]
            const name = season === undefined ? nameOf(rule) : `${nameOf(rule)}, ${season}`
            return (
              <div key={`${index}${amount.season ?? ''}`} className="row sp price-line">
                <span className="sub">{name}</span>
                <PriceCell
                  label={texts.cell(nameOf(rule), season ?? texts.allSeasons)}
                  value={amount.cents / 100}
                  unit="€"
                  onSave={(euro) =>
                    onEdit({ kind: 'amount', rule: index, season: amount.season, cents: Math.round(euro * 100) })
                  }
                />
              </div>
            )
          }),
        )}
      </section>
    </div>
  )
}
