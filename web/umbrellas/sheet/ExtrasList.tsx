import type { BeachPlan, ExtraId } from '../../../domain/umbrellas/plan.ts'
import { moneyWhole } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { umbrellaTexts } from '../texts.ts'
import type { ExtraOffer, PlaceWish } from './place-wish.ts'

/** What stands for each extra. */
export const EXTRA_ICONS: Readonly<Record<ExtraId, IconName>> = {
  sun_bed: 'sun-bed',
  deck_chair: 'deck-chair',
  extra_seat: 'extra-seat',
  director_chair: 'director-chair',
  hammock: 'hammock',
  table: 'table',
}

/** Few are left from this number on; then the row says how many. */
const FEW = 5

/** What a row says under the extra's name: its price, what is left, or why it can't be had. */
function useDetail(
  offer: ExtraOffer,
  quantity: number,
  isGazebo: boolean,
  period: string,
  firstRow: string,
): { text: string; isOut: boolean } {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  if (offer.ruleMost === 0) return { text: texts.place.onlyInRow(firstRow), isOut: false }
  if (offer.left !== null && offer.left <= 0)
    return { text: texts.place.soldOutExtras[offer.id](texts.place.on(period)), isOut: true }
  const price = moneyWhole(Math.min(...offer.dayCents), language)
  if (offer.left !== null && (isGazebo || offer.left <= FEW))
    return {
      text: texts.place.priceAndLeft(price, isGazebo ? Math.min(offer.left, offer.ruleMost) : offer.left),
      isOut: false,
    }
  if (quantity > 0 && quantity >= offer.ruleMost)
    return { text: `${texts.place.perDay(price)} · ${texts.place.mostHere(offer.ruleMost)}`, isOut: false }
  return { text: texts.place.perDay(price), isOut: false }
}

function ExtraRow(props: {
  offer: ExtraOffer
  name: string
  quantity: number
  isGazebo: boolean
  period: string
  firstRow: string
  onChange: (quantity: number) => void
}) {
  const { offer, name, quantity, isGazebo, period, firstRow, onChange } = props
  const { text, isOut } = useDetail(offer, quantity, isGazebo, period, firstRow)
  const isOff = offer.most === 0 && quantity === 0
  return (
    <div>
      <span className="tile">
        <Icon name={EXTRA_ICONS[offer.id]} size={19} />
      </span>
      <span className="grow">
        <span className={`head row-detail ${isOff ? 'ink2' : ''}`}>{name}</span>
        <span className={`foot row-detail ${isOut ? 'dang b' : 'ink2'}`}>{text}</span>
      </span>
      {offer.ruleMost === 1 && isGazebo ? (
        <Switch isLabelHidden isSelected={quantity > 0} isDisabled={isOff} onChange={(isOn) => onChange(isOn ? 1 : 0)}>
          {`${name}, ${text}`}
        </Switch>
      ) : (
        <Stepper
          value={quantity}
          min={0}
          max={Math.max(quantity, offer.most)}
          label={name}
          isDisabled={isOff}
          reason={text}
          onChange={onChange}
        />
      )}
    </div>
  )
}

/** Beds, chairs, seats and what belongs to a gazebo, with real stock. */
export function ExtrasList(props: {
  plan: BeachPlan
  offers: readonly ExtraOffer[]
  wish: PlaceWish
  isGazebo: boolean
  /** The days, as they stand after "finiti": "18–19 luglio". */
  period: string
  header: string
  onChange: (id: ExtraId, quantity: number) => void
}) {
  const { plan, offers, wish, isGazebo, period, header, onChange } = props
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const names = new Map(plan.extras.map((extra) => [extra.id, extra.name[language]]))
  const offered = offers.filter((offer) => offer.dayCents.length > 0 && (offer.ruleMost > 0 || offer.isFirstRowOnly))
  return (
    <List inset="icon" header={header}>
      {offers
        .filter((offer) => offer.included > 0)
        .map((offer) => (
          <div key={`${offer.id}-included`}>
            <span className="tile">
              <Icon name={EXTRA_ICONS[offer.id]} size={19} />
            </span>
            <span className="grow">
              <span className="head row-detail">{texts.place.extraCount[offer.id](offer.included)}</span>
              <span className="foot ink2 row-detail">{texts.place.included}</span>
            </span>
            <Icon name="check" className="ok" stroke={2.2} />
          </div>
        ))}
      {offered.map((offer) => (
        <ExtraRow
          key={offer.id}
          offer={offer}
          name={names.get(offer.id) ?? texts.place.extraCount[offer.id](1)}
          quantity={wish.extras[offer.id] ?? 0}
          isGazebo={isGazebo}
          period={period}
          firstRow={plan.rows.find((row) => row.isFirst)?.id ?? ''}
          onChange={(quantity) => onChange(offer.id, quantity)}
        />
      ))}
    </List>
  )
}
