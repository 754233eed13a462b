import { useState } from 'react'
import { readEuro } from '../../../../domain/platform/files/euro.ts'
import type { Category } from '../../../../domain/umbrellas/plan.ts'
import type { PromotionEntry, PromotionsFile } from '../../../../domain/umbrellas/promotion-file.ts'
import { WEEKDAY_NAMES } from '../../../../domain/platform/weekday-names.ts'
import { moneyWhole } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { percent } from '../../../ui/staff/amount.ts'
import { Pill } from '../../../ui/surfaces.tsx'
import { MinimumSheet } from './MinimumSheet.tsx'
import { PromotionSheet } from './PromotionSheet.tsx'
import { weekdayNames } from './price-words.ts'
import { priceTexts } from './texts.ts'
import type { DraftActions, PriceDraft } from './use-price-draft.ts'

interface PromotionsProps {
  readonly data: PriceDraft
  readonly actions: DraftActions
  readonly categories: readonly Category[]
}

/** Promotions with their codes and uses, and the least numbers of days of a booking (B-06). */
export function Promotions({ data, actions, categories }: PromotionsProps) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const [opened, setOpened] = useState<PromotionEntry | 'new' | 'minimum' | null>(null)
  const { offers } = data.draft ?? data.published
  const save = (next: PromotionsFile) => actions.edit({ kind: 'offers', offers: next }, () => setOpened(null))
  const usesOf = ({ id, uses }: PromotionEntry) => {
    const had = data.uses.find((one) => one.id === id)?.uses ?? 0
    return texts.used(uses === undefined ? String(had) : `${had}/${uses}`)
  }
  const reductionOf = (entry: PromotionEntry) =>
    entry.euro === undefined ? percent(entry.percent ?? 0, language) : moneyWhole(readEuro(entry.euro), language)
  const names = weekdayNames(language)
  return (
    <div className="price-promotions">
      <section className="panel col g3">
        <div className="row sp">
          <h2 className="t3">{texts.promotions}</h2>
          <Button size="sm" variant="tint" icon="plus" onPress={() => setOpened('new')}>
            {texts.newPromotion}
          </Button>
        </div>
        {offers.promotions.length === 0 ? <p className="sub ink2">{texts.noPromotions}</p> : null}
        <ul className="price-changes">
          {offers.promotions.map((entry) => (
            <li key={entry.id}>
              <button type="button" className="price-promotion" onClick={() => setOpened(entry)}>
                <span className="grow">
                  <b>{entry.name[language]}</b>
                  <span className="foot ink2 row-detail">
                    {[entry.code, entry.code === undefined ? undefined : usesOf(entry)].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <Pill tone="primary">{`−${reductionOf(entry)}`}</Pill>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel col g3">
        <div className="row sp">
          <h2 className="t3">{texts.minimumStays}</h2>
          <Button size="sm" variant="tint" icon="plus" onPress={() => setOpened('minimum')}>
            {texts.newMinimum}
          </Button>
        </div>
        {offers.minimumStays.length === 0 ? <p className="sub ink2">{texts.noMinimum}</p> : null}
        <ul className="price-changes">
          {offers.minimumStays.map((entry, index) => {
            const days = entry.weekdays.map((name) => names[WEEKDAY_NAMES.indexOf(name)]).join(', ')
            const where = entry.rows === undefined ? '' : ` · ${texts.rows(entry.rows)}`
            return (
              <li key={index} className="row sp g3">
                <span>{texts.minimumOf(days, entry.leastDays, entry.aheadDays) + where}</span>
                <Button
                  size="sm"
                  variant="plain"
                  onPress={() => save({ ...offers, minimumStays: offers.minimumStays.toSpliced(index, 1) })}
                >
                  {texts.remove}
                </Button>
              </li>
            )
          })}
        </ul>
      </section>
      {opened === 'minimum' ? (
        <MinimumSheet
          isBusy={actions.isBusy}
          onClose={() => setOpened(null)}
          onSave={(entry) => save({ ...offers, minimumStays: [...offers.minimumStays, entry] })}
        />
      ) : null}
      {opened === null || opened === 'minimum' ? null : (
        <PromotionSheet
          entry={opened === 'new' ? null : opened}
          others={offers.promotions.filter((one) => opened === 'new' || one.id !== opened.id)}
          usedIds={data.uses.map(({ id }) => id)}
          categories={categories}
          isBusy={actions.isBusy}
          onClose={() => setOpened(null)}
          onSave={(entry) =>
            save({
              ...offers,
              promotions:
                opened === 'new'
                  ? [...offers.promotions, entry]
                  : offers.promotions.map((one) => (one.id === entry.id ? entry : one)),
            })
          }
          onRemove={(id) => save({ ...offers, promotions: offers.promotions.filter((one) => one.id !== id) })}
        />
      )}
    </div>
  )
}
