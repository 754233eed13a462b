import { useDeferredValue, useState, type ReactNode } from 'react'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import type { CallFailure } from '../../platform/call.ts'
import { useFailureText } from '../../platform/failure.ts'
import { dayRange, money, time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useOnline } from '../../platform/online.ts'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Note, Pill } from '../../ui/surfaces.tsx'
import type { Availability } from '../map/availability.ts'
import type { PlaceView } from '../map/map-view.ts'
import { isGazeboKind } from '../map/place-look.ts'
import { unsuitedText } from '../map/veil-text.ts'
import { DiscountRows } from '../promotions/DiscountRows.tsx'
import { PlaceSymbol } from '../PlaceSymbol.tsx'
import { asSearchDog, type Search, type SearchDog } from '../search-state.ts'
import { dogsText, hasDogsNear } from '../spoken.ts'
import { umbrellaTexts } from '../texts.ts'
import { useUmbrellaCart } from '../use-umbrella-cart.ts'
import { ExtrasList } from './ExtrasList.tsx'
import {
  checkWish,
  extraOffers,
  firstWish,
  priceRows,
  wishOfLine,
  type PlaceWish,
  type WishCheck,
} from './place-wish.ts'
import { PriceBreakdown } from './PriceBreakdown.tsx'
import { WhoStaysHere } from './WhoStaysHere.tsx'

/** Minutes of a hold until the resort has said its own. */
const USUAL_HOLD = 8

/** The place in three pills: row, people, dogs. */
function Facts({ view, plan, people }: { view: PlaceView; plan: BeachPlan; people: number }) {
  const texts = useTexts(umbrellaTexts)
  const { place, category } = view
  const index = plan.rows.findIndex((row) => row.id === place.row)
  const isGazebo = isGazeboKind(category.kind)
  return (
    <div className="row g2 wrap">
      <Pill icon={isGazebo ? 'pines' : 'waves'}>
        {isGazebo ? texts.place.pines : texts.place.rowAndSea(texts.place.row(index), Math.round(place.seaDistance))}
      </Pill>
      <Pill icon="people">{texts.place.max(people)}</Pill>
      <Pill icon="paw">{dogsText(category, texts)}</Pill>
      {view.around.isQuietRow && category.maxDogs > 0 ? <Pill icon="moon">{texts.place.quietRow}</Pill> : null}
      {place.isAccessible ? <Pill icon="accessible">{texts.place.accessible}</Pill> : null}
      {place.isShaded && !isGazebo ? <Pill icon="pines">{texts.place.shaded}</Pill> : null}
      {hasDogsNear(view) ? <Pill icon="paw">{texts.place.dogsNear}</Pill> : null}
    </div>
  )
}

/** Under the button: what holding means, or until when it is held already. */
function HoldLine({ isMine, minutes }: { isMine: boolean; minutes: number }) {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const { cart } = useUmbrellaCart()
  const { isLoggedIn } = useSession()
  const holdText = isLoggedIn ? texts.place.hold(minutes) : texts.place.loginFirst
  const text = isMine && cart.expiresAt !== null ? texts.place.until(time(cart.expiresAt, language)) : holdText
  return (
    <p className="foot ink2 c row g1 mt2" style={{ justifyContent: 'center' }}>
      <Icon name="lock" size={15} />
      {text}
    </p>
  )
}

/** Why the wish was refused, at the button; a person without a confirmed e-mail is led to confirm it. */
function Refused({ failure }: { failure: CallFailure }) {
  const texts = useTexts(umbrellaTexts)
  const failureText = useFailureText()
  if (failure.code !== 'email_not_confirmed')
    return (
      <Note tone="bad" icon="alert" role="alert">
        {failureText(failure)}
      </Note>
    )
  return (
    <Note tone="warn" icon="mail" role="alert">
      <p>{texts.place.needsConfirmation}</p>
      <LinkButton to="/signup-completa" variant="tint" size="sm" className="mt2">
        {texts.place.confirmEmail}
      </LinkButton>
    </Note>
  )
}

/** What is missing before the button works, in words. */
function Missing({ check, view }: { check: WishCheck; view: PlaceView }) {
  const texts = useTexts(umbrellaTexts)
  if (check.bedsMissing === 0) return null
  return (
    <>
      <p className="msg e" role="status">
        <Icon name="alert" size={17} />
        {texts.place.leastMissing(view.place.code, check.bedsLeast)}
      </p>
      <Note tone="warn" className="mt3">
        {texts.place.leastHelp}
      </Note>
    </>
  )
}

export interface PlaceSheetProps {
  readonly plan: BeachPlan
  readonly view: PlaceView
  readonly availability: Availability
  readonly search: Search
  /** A wish that was refused before, to go on from. */
  readonly startFrom: PlaceWish | null
  readonly failure: CallFailure | null
  /** Until when this person may hold nothing; null when they may. */
  readonly pausedUntil: string | null
  /** What is to be known before it is added. */
  readonly note?: ReactNode
  readonly holdMinutes: number | undefined
  readonly isSaving: boolean
  readonly onAdd: (wish: PlaceWish) => void
  readonly onSave: (wish: PlaceWish, dogs: readonly SearchDog[]) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** The dogs to choose from: those of the search, and those that a held place has already. */
function dogsOf(search: Search, view: PlaceView): readonly SearchDog[] {
  const known = new Set(search.dogs.map((dog) => dog.name))
  const others = (view.line?.dogs ?? []).filter((dog) => !known.has(dog.name))
  return [...search.dogs, ...others.map(asSearchDog)]
}

/** Room of the lists below the facts until they are drawn, in px, so that the sheet rises at its full height. */
function detailHeight(offers: number): number {
  return 320 + 64 * offers
}

/** One place: who stays here, what for comfort, what it costs (mockups 08 and 09). */
export function PlaceSheet(props: PlaceSheetProps) {
  const {
    plan,
    view,
    availability,
    search,
    startFrom,
    failure,
    pausedUntil,
    note,
    holdMinutes,
    isSaving,
    onAdd,
    onSave,
    onRemove,
    onClose,
  } = props
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const isOnline = useOnline()
  const { cart } = useUmbrellaCart()
  const { place, category, line } = view
  const isGazebo = isGazeboKind(category.kind)
  const isFirstRow = plan.rows.some((row) => row.id === place.row && row.isFirst)
  const dogs = dogsOf(search, view)
  const [wish, setWish] = useState<PlaceWish>(
    () => startFrom ?? (line ? wishOfLine(line) : firstWish(category, isFirstRow, search, cart.lines, view.around)),
  )
  const held = line ? wishOfLine(line).extras : {}
  const offers = extraOffers(category, isFirstRow, availability, held)
  const check = checkWish(category, isFirstRow, wish, dogs, view.around)
  const period = line ?? availability
  const placePrice = availability.prices.find((price) => price.row === place.row && price.category === place.category)
  const { rows, totalCents } = priceRows(
    { ...availability, from: period.from, to: period.to },
    placePrice?.dayCents ?? [],
    offers,
    wish,
    line?.price ?? [],
  )
  const discounted = line?.price ?? [{ quantity: 1, days: 1, discounts: placePrice?.discounts }]
  const days = dayRange(period.from, period.to, language)
  // The first frame has what the map knows; what takes longer to draw comes in the next.
  const isDetailDue = useDeferredValue(true, false)
  const unsuited = wish.dogs.length === 0 && !view.suitability.suits ? unsuitedText(view.suitability, texts) : ''
  const least =
    check.bedsLeast > 0 ? `${texts.place.comfort} · ${texts.place.least(check.bedsLeast)}` : texts.place.comfort
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      leading={
        <PlaceSymbol
          kind={category.kind}
          state="mine"
          number={isGazebo ? place.code : place.number}
          dogs={category.maxDogs}
          size={60}
        />
      }
      title={isGazebo ? texts.place.gazebo(place.code) : texts.place.umbrella(place.code)}
      subtitle={`${days}, ${texts.partsInLine[period.part]}`}
      footer={
        <>
          <div className="col g2">
            {failure ? <Refused failure={failure} /> : null}
            {pausedUntil === null ? null : (
              <Note tone="warn" icon="timer-off" role="status">
                {texts.paused.everywhere(time(pausedUntil, language))}
              </Note>
            )}
            {isOnline ? null : (
              <Note tone="warn" icon="wifi-off" role="status">
                {texts.place.offline}
              </Note>
            )}
            <Button
              full
              isDisabled={!check.isFine || !isOnline || pausedUntil !== null}
              isBusy={isSaving}
              trailing={money(totalCents, language)}
              onPress={() => (line ? onSave(wish, dogs) : onAdd(wish))}
            >
              {line ? texts.place.save : texts.place.add}
            </Button>
          </div>
          <HoldLine isMine={line !== null} minutes={holdMinutes ?? USUAL_HOLD} />
        </>
      }
    >
      <Facts view={view} plan={plan} people={check.limit} />
      {unsuited === '' ? null : (
        <Note tone="warn" className="mt3">
          {unsuited}
        </Note>
      )}
      {note}
      {isDetailDue ? (
        <>
          <ExtrasList
            plan={plan}
            offers={offers}
            wish={wish}
            isGazebo={isGazebo}
            period={days}
            header={isGazebo ? texts.place.gazeboExtras : least}
            onChange={(id, quantity) => setWish({ ...wish, extras: { ...wish.extras, [id]: quantity } })}
          />
          <Missing check={check} view={view} />
          <WhoStaysHere
            category={category}
            around={view.around}
            wish={wish}
            check={check}
            dogs={dogs}
            onPeople={(people) => setWish({ ...wish, people })}
            onDogs={(names) => setWish({ ...wish, dogs: names })}
          />
          <PriceBreakdown rows={rows} totalCents={totalCents} isGazebo={isGazebo} discounted={discounted} />
          <DiscountRows rows={discounted} isIncluded />
          {line ? (
            <Button variant="danger-tint" full icon="trash" className="mt4" onPress={onRemove}>
              {texts.place.remove}
            </Button>
          ) : null}
        </>
      ) : (
        <div style={{ minHeight: detailHeight(offers.length) }} />
      )}
    </Sheet>
  )
}
