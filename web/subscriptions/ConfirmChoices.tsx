import { useState } from 'react'
import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import { peopleAllowed } from '../../domain/umbrellas/capacity.ts'
import type { Category } from '../../domain/umbrellas/plan.ts'
import { DogFace } from '../design/art/DogFace.tsx'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { List } from '../ui/List.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { umbrellaTexts } from '../umbrellas/texts.ts'
import { standing } from './choices-check.ts'
import { DogsSheet } from './DogsSheet.tsx'
import { ExtraRows } from './ExtraRows.tsx'
import { changeCart } from './subscription-draft.ts'
import type { ExtraRow } from './subscription-price.ts'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

interface ConfirmChoicesProps {
  readonly category: Category
  readonly isFirstRow: boolean
  readonly extras: readonly ExtraRow[]
  readonly cart: SubscriptionCart
}

/** Dogs, people and extras of the place, each to be changed where it stands (R-306 to R-309, mockup 18). */
export function ConfirmChoices({ category, isFirstRow, extras, cart }: ConfirmChoicesProps) {
  const texts = useTexts(subscriptionTexts).confirm
  const umbrellas = useTexts(umbrellaTexts)
  const [areDogsOpen, setDogsOpen] = useState(false)
  const most = peopleAllowed(category, isFirstRow, standing(extras))
  const change = (
    <button
      type="button"
      className={`link ${styles['change']}`}
      aria-label={`${cart.dogs.length === 0 ? texts.addDogs : texts.change}: ${texts.dogs}`}
      onClick={() => setDogsOpen(true)}
    >
      {cart.dogs.length === 0 ? texts.addDogs : texts.change}
    </button>
  )
  return (
    <>
      <List inset="avatar" className="mt3" aria-label={texts.extras}>
        {category.maxDogs === 0 ? null : cart.dogs.length === 0 ? (
          <div>
            <span className="ava">
              <Icon name="paw" size={23} />
            </span>
            <span className="grow head">{texts.noDogs}</span>
            {change}
          </div>
        ) : (
          cart.dogs.map((dog, index) => (
            <div key={dog.name}>
              <DogFace name={dog.name} size={44} />
              <span className="grow">
                <span className="head row-detail">{dog.name}</span>
                <span className="foot ink2 row-detail">{umbrellas.dog.describe(dog.size)}</span>
              </span>
              {index === 0 ? change : null}
            </div>
          ))
        )}
        <ExtraRows extras={extras} cart={cart} onChange={changeCart} />
        <div>
          <span className="ava">
            <Icon name="people" size={23} />
          </span>
          <span className="grow">
            <span className="head row-detail">{texts.people}</span>
            <span className="foot ink2 row-detail">{texts.peopleMost(most)}</span>
          </span>
          <Stepper
            label={texts.people}
            value={cart.people}
            min={1}
            max={Math.max(most, cart.people)}
            reason={texts.peopleMost(most)}
            onChange={(people) => changeCart({ people })}
          />
        </div>
      </List>
      {areDogsOpen ? <DogsSheet category={category} dogs={cart.dogs} onClose={() => setDogsOpen(false)} /> : null}
    </>
  )
}
