import type { WirePriceChange } from '../../../../domain/umbrellas/price-draft-calls.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { dayRange, money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import type { Rule } from './price-words.ts'
import { priceTexts } from './texts.ts'
import type { DraftActions, PriceDraft } from './use-price-draft.ts'

interface PublishSheetProps {
  readonly data: PriceDraft
  readonly actions: DraftActions
  readonly nameOf: (rule: Rule) => string
  readonly onClose: () => void
}

/** What publishing changes, from and to, before it is done. */
export function PublishSheet({ data, actions, nameOf, onClose }: PublishSheetProps) {
  const texts = useTexts(priceTexts)
  const failureText = useFailureText()
  const words = useChangeWords(data, nameOf)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.summary}
      footer={
        <div className="col g2">
          <Button full isBusy={actions.isBusy} isDisabled={data.isStale} onPress={() => actions.publish(onClose)}>
            {texts.publish}
          </Button>
          <Button full variant="plain" onPress={onClose}>
            {texts.back}
          </Button>
        </div>
      }
    >
      <div className="col g3">
        <ul className="price-changes">
          {data.changes.map((change, index) => {
            const { what, how } = words(change)
            return (
              <li key={index} className="kv">
                <span>{what}</span>
                <span>{how}</span>
              </li>
            )
          })}
        </ul>
        <p className="sub ink2">{texts.summaryText}</p>
        {actions.publishFailure === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {failureText(actions.publishFailure)}
          </Note>
        )}
      </div>
    </Sheet>
  )
}

function useChangeWords({ draft, published }: PriceDraft, nameOf: (rule: Rule) => string) {
  const texts = useTexts(priceTexts)
  const language = useLanguage()
  const content = draft ?? published
  const season = (id: string | null) =>
    content.prices.seasons.find((one) => one.id === id)?.name[language] ?? texts.allSeasons
  const euro = (cents: number | null) => (cents === null ? texts.noValue : money(cents, language))
  return (change: WirePriceChange): { what: string; how: string } => {
    switch (change.kind) {
      case 'amount': {
        const rule = content.prices.rules[change.rule]
        const name = rule === undefined ? '' : nameOf(rule)
        return { what: `${name}, ${season(change.season)}`, how: texts.fromTo(euro(change.before), euro(change.after)) }
      }
      case 'percent':
        return { what: texts[change.part], how: texts.fromTo(`${change.before} %`, `${change.after} %`) }
      case 'days':
        return {
          what: dayRange(change.from, change.to, language),
          how: texts.fromTo(season(change.before), season(change.after)),
        }
      case 'opening': {
        const words = ({ from, to }: { from: string; to: string }) => `${from} – ${to}`
        return { what: texts.opening, how: texts.fromTo(words(change.before), words(change.after)) }
      }
      case 'promotion': {
        const all = [...content.offers.promotions, ...published.offers.promotions]
        return { what: all.find((one) => one.id === change.id)?.name[language] ?? change.id, how: texts[change.change] }
      }
      case 'minimum_stays':
        return { what: texts.minimumStays, how: texts.changed }
      case 'list':
        return { what: texts.newList, how: texts.changed }
    }
  }
}
