import { useState } from 'react'
import { parseCivilDate } from '../../../domain/platform/civil-date.ts'
import { getSubscriptionPlans, type Subscription } from '../../../domain/subscriptions/calls.ts'
import { bookEntry } from '../../../domain/subscriptions/life-calls.ts'
import { getAvailability, getPlan } from '../../../domain/umbrellas/calls.ts'
import type { Place } from '../../../domain/umbrellas/plan.ts'
import { useFailureReason, useFailureText } from '../../platform/failure.ts'
import { invalidate, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { resortDay } from '../../platform/resort-day.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { DayCalendar } from '../../ui/DayCalendar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { Note, Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { MiniBeach } from '../../umbrellas/MiniBeach.tsx'
import { useRowKeys } from '../../umbrellas/list/use-row-keys.ts'
import { umbrellaTexts } from '../../umbrellas/texts.ts'
import styles from '../subscriptions.module.css'
import { lifeTexts } from './texts.ts'
import { lifeChanged } from './use-life.ts'

interface UseEntrySheetProps {
  readonly subscription: Subscription
  readonly onClose: () => void
}

/** A day and one of the places that are free on it, for one entry. */
export function UseEntrySheet({ subscription, onClose }: UseEntrySheetProps) {
  const texts = useTexts(lifeTexts).entries
  const today = resortDay()
  const first = subscription.from > today ? subscription.from : today
  const [on, setOn] = useState<string>(first)
  const [place, setPlace] = useState<Place | null>(null)
  const { use, isBusy, problem, forget } = useTaking(subscription, onClose)
  const day = parseCivilDate(on)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={texts.use}
      footer={
        <div className="col g2">
          <Button
            full
            needsNetwork
            isBusy={isBusy}
            isDisabled={place === null || day === null}
            onPress={() => place !== null && day !== null && use(place, day)}
          >
            {place === null ? texts.place : texts.choose(place.code)}
          </Button>
          <Button full variant="plain" onPress={onClose}>
            {texts.close}
          </Button>
        </div>
      }
    >
      <div className="col g4">
        <DayCalendar
          label={texts.day}
          value={on}
          minDay={first}
          maxDay={subscription.to}
          today={today}
          onChange={(chosen) => {
            setOn(chosen)
            setPlace(null)
            forget()
          }}
        />
        {problem === null ? null : (
          <Note tone="bad" icon="alert" role="alert">
            {problem}
          </Note>
        )}
        <FreePlaces
          planId={subscription.planId}
          day={on}
          part={subscription.part}
          chosen={place}
          onChoose={(one) => {
            setPlace(one)
            forget()
          }}
        />
      </div>
    </Sheet>
  )
}

function useTaking({ subscriptionId }: Subscription, onClose: () => void) {
  const texts = useTexts(lifeTexts).entries
  const failureText = useFailureText()
  const taking = useCallMutation(bookEntry)
  const use = (place: Place, day: Parameters<typeof taking.mutate>[0]['day']) =>
    taking.mutate(
      { subscriptionId, umbrellaId: place.id, day },
      {
        onSuccess: () => {
          toast(texts.chosen(place.code), { tone: 'ok', icon: 'check' })
          onClose()
        },
        onSettled: () => {
          lifeChanged()
          void invalidate(getAvailability)
        },
      },
    )
  const { error } = taking
  return { use, isBusy: taking.isPending, problem: error === null ? null : failureText(error), forget: taking.reset }
}

interface FreePlacesProps {
  /** The carnet's plan says which places it is for. */
  readonly planId: number
  readonly day: string
  readonly part: Subscription['part']
  readonly chosen: Place | null
  readonly onChoose: (place: Place) => void
}

/** What is free on the day, row by row from the sea, and where the chosen one is. */
function FreePlaces({ planId, day, part, chosen, onChoose }: FreePlacesProps) {
  const texts = useTexts(lifeTexts).entries
  const { keys } = useTexts(umbrellaTexts).list
  const failureReason = useFailureReason()
  const beach = useCallQuery(getPlan, {}, { staleTime: Number.POSITIVE_INFINITY }).data
  const plans = useCallQuery(getSubscriptionPlans, {})
  const free = useCallQuery(getAvailability, { from: day, to: day, part })
  if (free.isError && free.data === undefined)
    return (
      <ErrorState text={failureReason(free.error)} onRetry={() => void free.refetch()} isRetrying={free.isFetching} />
    )
  if (beach === undefined || free.data === undefined || plans.isPending) return <Skeleton height={160} radius={18} />
  const { states } = free.data
  const categories = plans.data?.plans.find((plan) => plan.planId === planId)?.categories ?? null
  const isOfPlan = (place: Place) => categories === null || categories.includes(place.category)
  const places = beach.places.filter((place, index) => states[index] === 'f' && isOfPlan(place))
  const [first] = places
  if (first === undefined) return <Note tone="warn">{texts.full}</Note>
  return (
    <div className="col g3">
      {/* There from the beginning: nothing moves away under the finger that chooses. */}
      <MiniBeach
        plan={beach}
        codes={chosen === null ? [] : [chosen.code]}
        around={first.code}
        states={states}
        {...(chosen === null ? {} : { label: chosen.code })}
      />
      <p className="sr">{keys}</p>
      {beach.rows.map(({ id }) => {
        const ofRow = places.filter((place) => place.row === id)
        return ofRow.length === 0 ? null : (
          <FreeRow key={id} label={texts.row(id)} places={ofRow} chosen={chosen} onChoose={onChoose} />
        )
      })}
    </div>
  )
}

interface FreeRowProps extends Pick<FreePlacesProps, 'chosen' | 'onChoose'> {
  readonly label: string
  readonly places: readonly Place[]
}

function FreeRow({ label, places, chosen, onChoose }: FreeRowProps) {
  const { stop, keys } = useRowKeys(places.map(({ id }) => id))
  return (
    <section className="col g2" {...keys}>
      <h3 className="head">{label}</h3>
      <ChipRow label={label} wrap className={styles['places'] ?? ''}>
        {places.map((place) => (
          <Chip
            key={place.id}
            data-place={place.id}
            excludeFromTabOrder={place.id !== stop}
            isSelected={place.id === chosen?.id}
            onPress={() => onChoose(place)}
          >
            {place.code}
          </Chip>
        ))}
      </ChipRow>
    </section>
  )
}
