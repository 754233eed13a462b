import { monthBounds } from '../../domain/platform/civil-date.ts'
import type { CallOutput } from '../../domain/platform/call.ts'
import { getMissingDays, type SubscriptionPlan } from '../../domain/subscriptions/calls.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useFailureText } from '../platform/failure.ts'
import { day, moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { DayCalendar } from '../ui/DayCalendar.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ErrorState } from '../ui/states.tsx'
import { Card, Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import type { PlaceView } from '../umbrellas/map/map-view.ts'
import { isGazeboKind } from '../umbrellas/map/place-look.ts'
import { PlaceSymbol } from '../umbrellas/PlaceSymbol.tsx'
import type { PlanAvailability } from './plan-map.ts'
import { subscriptionTexts } from './texts.ts'
import { useRowWords } from './use-place-words.ts'
import styles from './subscriptions.module.css'

interface MissingDaysProps {
  readonly plan: Pick<SubscriptionPlan, 'planId'>
  readonly availability: PlanAvailability
  readonly beach: BeachPlan
  readonly view: PlaceView
  /** On how many days it is taken, as the map knows it. */
  readonly missing: number
  readonly onPick: (code: string) => void
  readonly onClose: () => void
}

/** A place that is taken on some days of the plan: which, and the nearest places that are free on all of them. */
export function MissingDays({ plan, availability, beach, view, missing: known, onPick, onClose }: MissingDaysProps) {
  const texts = useTexts(subscriptionTexts).missing
  const failureText = useFailureText()
  const { place, category } = view
  const { data, error, refetch, isFetching } = useCallQuery(
    getMissingDays,
    { planId: String(plan.planId), from: availability.from, umbrellaId: String(place.id) },
    { refetchOnMount: 'always' },
  )
  const missing = data === undefined ? known : new Set(data.days.map((one) => one.day)).size
  return (
    <Sheet
      isOpen
      isGrouped
      onClose={onClose}
      leading={
        <PlaceSymbol
          kind={category.kind}
          state="booked"
          number={isGazeboKind(category.kind) ? place.code : place.number}
          size={52}
        />
      }
      title={texts.title(place.code, missing)}
      subtitle={texts.subtitle(missing, availability.days)}
      footer={
        <Button full variant="tint" onPress={onClose}>
          {texts.back}
        </Button>
      }
    >
      {error ? (
        <ErrorState text={failureText(error)} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : data === undefined ? (
        <Waiting onRetry={() => void refetch()}>
          <Skeleton height={260} radius="var(--r-l)" />
        </Waiting>
      ) : (
        <div className={styles['days']}>
          {data.days.length === 0 ? <Note tone="ok">{texts.another}</Note> : <TakenDays days={data.days} />}
          <Nearest nearest={data.nearest} beach={beach} onPick={onPick} />
        </div>
      )}
    </Sheet>
  )
}

type Missing = CallOutput<typeof getMissingDays>

/** The taken days: in their calendar, and in words for who does not look at it. */
function TakenDays({ days }: { readonly days: Missing['days'] }) {
  const texts = useTexts(subscriptionTexts).missing
  const language = useLanguage()
  const byDay = new Map<string, Missing['days'][number]>(days.map((one) => [one.day, one]))
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return null
  return (
    <Card>
      <h3 className="t3">{texts.which}</h3>
      <DayCalendar
        label={texts.which}
        value={null}
        minDay={monthBounds(first.day).first}
        maxDay={monthBounds(last.day).last}
        wordOf={(civil) => (byDay.has(civil) ? texts.taken : undefined)}
      />
      <p className="sub ink2 mt3">
        {days
          .map((one) =>
            [day(one.day, language, 'shortMonth'), texts.part[one.part]].filter((word) => word !== '').join(' '),
          )
          .join(', ')}
      </p>
    </Card>
  )
}

function Nearest(props: {
  readonly nearest: Missing['nearest']
  readonly beach: BeachPlan
  readonly onPick: (code: string) => void
}) {
  const texts = useTexts(subscriptionTexts).missing
  const language = useLanguage()
  const rowWords = useRowWords(props.beach)
  if (props.nearest.length === 0) return <Note>{texts.alone}</Note>
  return (
    <List header={texts.near}>
      {props.nearest.map((one) => {
        const place = props.beach.places.find(({ id }) => id === one.umbrellaId)
        return (
          <ListRow
            key={one.umbrellaId}
            label={one.code}
            detail={place === undefined ? '' : rowWords(place)}
            value={<b className="price">{moneyWhole(one.totalCents, language)}</b>}
            onPress={() => props.onPick(one.code)}
          />
        )
      })}
    </List>
  )
}
