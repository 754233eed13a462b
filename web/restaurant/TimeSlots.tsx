import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { MealAvailability } from '../../domain/restaurant/offer.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { restaurantTexts } from './texts.ts'
import styles from './restaurant.module.css'

interface TimeSlotsProps {
  readonly slots: MealAvailability['slots']
  readonly value: string | null
  readonly onChange: (time: string) => void
}

/** The times of a sitting; those that can't be booked stay and say why. */
export function TimeSlots({ slots, value, onChange }: TimeSlotsProps) {
  const texts = useTexts(restaurantTexts)
  return (
    <RadioGroup aria-label={texts.time} className={styles['slots'] ?? ''} value={value} onChange={onChange}>
      {slots.map(({ time, state, seatsLeft }) => (
        <Radio
          key={time}
          value={time}
          isDisabled={state !== 'free' && state !== 'few'}
          className={styles['slot'] ?? ''}
          data-state={state}
        >
          {time === value ? <Icon name="check" size={17} stroke={3} /> : null}
          <b>{time}</b>
          {state === 'free' ? null : <small>{state === 'few' ? texts.slot.few(seatsLeft) : texts.slot[state]}</small>}
        </Radio>
      ))}
    </RadioGroup>
  )
}
