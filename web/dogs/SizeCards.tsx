import { useId } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import type { DogSize } from '../../domain/dogs/dog-size.ts'
import { LargeDogArt } from '../design/art/LargeDogArt.tsx'
import { SmallDogArt } from '../design/art/SmallDogArt.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './dogs.module.css'

interface SizeCardsProps {
  readonly words: Readonly<Record<'size' | 'small' | 'smallHint' | 'large' | 'largeHint', string>>
  readonly value: DogSize | null
  /** A weight decides already. */
  readonly isFixed: boolean
  readonly error: string | undefined
  readonly onChange: (size: DogSize) => void
}

/** The two sizes of dog beside each other (mockup 05b, R-310). */
export function SizeCards({ words, value, isFixed, error, onChange }: SizeCardsProps) {
  const errorId = useId()
  const cards = [
    { id: 'small', name: words.small, hint: words.smallHint, art: <SmallDogArt /> },
    { id: 'large', name: words.large, hint: words.largeHint, art: <LargeDogArt /> },
  ] as const
  return (
    <RadioGroup
      className="mt4"
      value={value}
      isReadOnly={isFixed}
      onChange={(size) => onChange(size as DogSize)}
      isInvalid={error !== undefined}
      aria-label={words.size}
      {...(error === undefined ? {} : { 'aria-describedby': errorId })}
    >
      <p className={`foot b ink2 ${styles['lead']}`} aria-hidden="true">
        {words.size}
      </p>
      <div className={styles['sizes']}>
        {cards.map((card) => (
          <Radio key={card.id} value={card.id} className={styles['size'] ?? ''}>
            {card.art}
            <span className="head">{card.name}</span>
            <span className="foot">{card.hint}</span>
            <span className="radio">
              <Icon name="check" size={15} stroke={3.2} />
            </span>
          </Radio>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={errorId} className="msg e" role="alert">
          <Icon name="alert" size={17} />
          {error}
        </p>
      )}
    </RadioGroup>
  )
}
