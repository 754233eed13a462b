import { useState } from 'react'
import type { MealAvailability } from '../../../domain/restaurant/offer.ts'
import { joinTableWaitingList, listTableRequests } from '../../../domain/restaurant/waiting-calls.ts'
import { day as dayText } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { inLine } from '../../platform/letter-case.ts'
import { useOnline } from '../../platform/online.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Rules } from '../../umbrellas/waiting/Rules.tsx'
import { waitingTexts } from '../../umbrellas/waiting/texts.ts'
import { useAfterJoining } from '../../umbrellas/waiting/use-after-joining.ts'
import waitingStyles from '../../umbrellas/waiting/waiting.module.css'
import { tableDraft } from '../table-draft.ts'
import { restaurantTexts } from '../texts.ts'
import type { TableChoice } from '../use-table-choice.ts'
import { tableWaitingTexts } from './texts.ts'

interface JoinTableSheetProps {
  readonly choice: TableChoice
  readonly meal: MealAvailability
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Joins the waiting list for the chosen meal: at which time, and the rules that are the same for everybody (B-09). */
export function JoinTableSheet({ choice, meal, isOpen, onClose }: JoinTableSheetProps) {
  const texts = useTexts(tableWaitingTexts)
  const list = useTexts(waitingTexts).join
  const { meals } = useTexts(restaurantTexts)
  const language = useLanguage()
  const isOnline = useOnline()
  const joining = useCallMutation(joinTableWaitingList)
  const afterJoining = useAfterJoining(listTableRequests, list.done, onClose)
  const full = meal.slots.filter(({ state }) => state === 'full').map(({ time }) => time)
  // Who could sit at another time of the meal waits for one that is full.
  const isAnyOffered = meal.slots.every(({ state }) => state !== 'free' && state !== 'few')
  const [time, setTime] = useState(isAnyOffered ? null : (full[0] ?? null))
  const { restaurant, day, seats, dogs } = choice
  const join = () => {
    const { note } = tableDraft.get()
    const words = note?.trim() ?? ''
    joining.mutate(
      {
        restaurant: restaurant.restaurant,
        day,
        meal: meal.meal,
        ...(time === null ? {} : { time }),
        seats,
        dogs,
        ...(words === '' ? {} : { note: words }),
      },
      afterJoining,
    )
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={list.title}
      subtitle={[
        restaurant.name,
        texts.when(dayText(day, language), inLine(meals[meal.meal], language)),
        texts.seats(seats),
      ].join(' · ')}
      isDismissable={!joining.isPending}
      footer={
        <Button full isBusy={joining.isPending} isDisabled={!isOnline} onPress={join}>
          {list.submit}
        </Button>
      }
    >
      <h3 className="head">{texts.time}</h3>
      <ChipRow label={texts.time} wrap className={`mt2 ${waitingStyles['choice']}`}>
        {isAnyOffered ? (
          <Chip isSelected={time === null} onPress={() => setTime(null)}>
            {texts.anyTime}
          </Chip>
        ) : null}
        {full.map((one) => (
          <Chip key={one} isSelected={time === one} onPress={() => setTime(one)}>
            {one}
          </Chip>
        ))}
      </ChipRow>
      <Rules words={texts.rules} />
    </Sheet>
  )
}
