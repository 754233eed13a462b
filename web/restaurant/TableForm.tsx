import type { CallOutput } from '../../domain/platform/call.ts'
import type { getRestaurants } from '../../domain/restaurant/calls.ts'
import type { Restaurant } from '../../domain/restaurant/offer.ts'
import { useFailureText } from '../platform/failure.ts'
import { day as dayText, money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useOnline } from '../platform/online.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { ActionBar } from '../ui/Page.tsx'
import { Note } from '../ui/surfaces.tsx'
import { DayStrip } from './DayStrip.tsx'
import { MealChoice } from './MealChoice.tsx'
import { SeatsRow, WishRows } from './PartyRows.tsx'
import { RestaurantCards } from './RestaurantCards.tsx'
import { tableCart, tableDraft } from './table-draft.ts'
import type { TableOrdering } from './table-ordering.ts'
import { restaurantTexts } from './texts.ts'
import { Times } from './Times.tsx'
import { TableInvitation } from './waiting/TableInvitation.tsx'
import { useTableChoice, type TableChoice } from './use-table-choice.ts'
import styles from './restaurant.module.css'

interface TableFormProps {
  readonly restaurants: readonly [Restaurant, ...Restaurant[]]
  readonly offer: Pick<CallOutput<typeof getRestaurants>, 'today' | 'depositCents'>
  readonly ordering: TableOrdering
}

/** Restaurant, day, meal, seats and time in their order, and the one button that books. */
export function TableForm({ restaurants, offer, ordering }: TableFormProps) {
  const texts = useTexts(restaurantTexts)
  const choice = useTableChoice(restaurants, offer.today)
  const { restaurant, day, days, availability, meal, wantedMeal, seats, change } = choice
  return (
    <form
      noValidate
      className="columns"
      onSubmit={(event) => {
        event.preventDefault()
        void book(choice, offer.depositCents, ordering)
      }}
    >
      <div className="columns-main">
        <RestaurantCards restaurants={restaurants} chosen={restaurant} onChange={(id) => change({ restaurant: id })} />
        <h2 className={`lh ${styles['heading']}`}>{texts.day}</h2>
        <DayStrip days={days} value={day} today={offer.today} onChange={(next) => change({ day: next })} />
        <MealChoice
          meals={availability.data?.meals ?? []}
          offered={restaurant.meals.map((each) => each.meal)}
          value={wantedMeal}
          isToday={day === offer.today}
          onChange={(next) => change({ meal: next })}
        />
        <SeatsRow
          seats={seats}
          max={Math.max(1, restaurant.largestTable)}
          onChange={(next) => change({ seats: next })}
        />
        <h2 className={`lh ${styles['heading']}`}>{texts.time}</h2>
        <Times
          availability={availability}
          meal={meal}
          seats={seats}
          value={choice.time}
          onChange={(time) => change({ time })}
        />
        <TableInvitation choice={choice} />
      </div>
      <div className="columns-side">
        <WishRows dogs={choice.dogs} />
        <Decision choice={choice} offer={offer} ordering={ordering} />
      </div>
    </form>
  )
}

function Decision({
  choice,
  offer,
  ordering,
}: {
  readonly choice: TableChoice
  readonly offer: TableFormProps['offer']
  readonly ordering: TableOrdering
}) {
  const texts = useTexts(restaurantTexts)
  const language = useLanguage()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const { day, time, seats } = choice
  const { today, depositCents } = offer
  const when =
    time === null
      ? ''
      : day === today
        ? texts.when.today(time)
        : texts.when.day(dayText(day, language, 'shortMonth'), time)
  return (
    <>
      {depositCents > 0 ? (
        <Note className="mt4" icon="card">
          {texts.deposit(money(depositCents, language))}
        </Note>
      ) : null}
      {ordering.failure === null ? null : (
        <Note className="mt4" tone="bad" icon="alert" role="alert">
          {failureText(ordering.failure)}
        </Note>
      )}
      {isOnline ? null : (
        <Note className="mt4" tone="warn" icon="wifi-off" role="status">
          {texts.offline}
        </Note>
      )}
      <ActionBar className="decision">
        <Button
          full
          type="submit"
          isDisabled={time === null || !isOnline}
          isBusy={ordering.isBusy}
          {...(depositCents > 0 ? { trailing: money(depositCents * seats, language) } : {})}
        >
          {time === null ? texts.chooseTime : texts.book(seats, when)}
        </Button>
      </ActionBar>
    </>
  )
}

/** Books the table; one with a deposit waits as a cart for its checkout. What was gone meanwhile is shown as it is now. */
async function book(choice: TableChoice, depositCents: number, ordering: TableOrdering): Promise<void> {
  const { restaurant, day, wantedMeal, time, seats, dogs, availability } = choice
  if (time === null || ordering.isBusy) return
  const { note } = tableDraft.get()
  const words = note?.trim() ?? ''
  const cart = {
    cart: 'restaurant',
    restaurant: restaurant.restaurant,
    day,
    meal: wantedMeal,
    time,
    seats,
    dogs,
    ...(words === '' ? {} : { note: words }),
  } as const
  if (depositCents > 0) tableCart.set(cart)
  await ordering.order(cart)
  await availability.refetch()
}
