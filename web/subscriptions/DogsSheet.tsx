import type { SubscriptionCart } from '../../domain/subscriptions/calls.ts'
import type { Category } from '../../domain/umbrellas/plan.ts'
import { suitabilityOf } from '../../domain/umbrellas/suitability.ts'
import { DogFace } from '../design/art/DogFace.tsx'
import { DOGS_PATH, NEW_DOG } from '../dogs/DogStrip.tsx'
import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Switch } from '../ui/choices.tsx'
import { List } from '../ui/List.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { unsuitedText } from '../umbrellas/map/veil-text.ts'
import { asSearchDog, type SearchDog } from '../umbrellas/search-state.ts'
import { umbrellaTexts } from '../umbrellas/texts.ts'
import { changeCart } from './subscription-draft.ts'
import { subscriptionTexts } from './texts.ts'
import { useOwnDogs } from './use-plans.ts'

interface DogsSheetProps {
  readonly category: Category
  readonly dogs: SubscriptionCart['dogs']
  readonly onClose: () => void
}

/** Which dogs come along: the person's own, as many as the place takes; the others say why not. */
export function DogsSheet({ category, dogs, onClose }: DogsSheetProps) {
  const texts = useTexts(subscriptionTexts).confirm
  const own = useOwnDogs().dogs
  const names = new Set(own.map(({ name }) => name))
  const all = [...own, ...dogs.filter(({ name }) => !names.has(name)).map(asSearchDog)]
  return (
    <Sheet
      isOpen
      isGrouped
      title={texts.dogsHere}
      onClose={onClose}
      footer={
        <Button full onPress={onClose}>
          {texts.dogsDone}
        </Button>
      }
    >
      {all.length === 0 ? null : (
        <List inset="avatar" aria-label={texts.dogs}>
          {all.map((dog) => (
            <DogRow key={dog.name} dog={dog} category={category} dogs={dogs} />
          ))}
        </List>
      )}
      <LinkButton full variant="tint" icon="plus" className="mt3" to={DOGS_PATH} query={{ dog: NEW_DOG }}>
        {texts.newDog}
      </LinkButton>
    </Sheet>
  )
}

function DogRow({
  dog,
  category,
  dogs,
}: {
  readonly dog: SearchDog
  readonly category: Category
  readonly dogs: SubscriptionCart['dogs']
}) {
  const texts = useTexts(umbrellaTexts)
  const isHere = dogs.some(({ name }) => name === dog.name)
  const others = dogs.filter(({ name }) => name !== dog.name)
  const alone = suitabilityOf(category, [dog])
  const reason = isHere ? '' : unsuitedText(alone.suits ? suitabilityOf(category, [...others, dog]) : alone, texts)
  return (
    <div>
      <DogFace name={dog.name} size={44} />
      <span className="grow">
        <span className="head row-detail">{dog.name}</span>
        <span className="foot ink2 row-detail">{reason === '' ? texts.dog.describe(dog.size) : reason}</span>
      </span>
      <Switch
        isLabelHidden
        isSelected={isHere}
        isDisabled={reason !== ''}
        onChange={(isOn) => changeCart({ dogs: isOn ? [...others, dog] : others })}
      >
        {reason === '' ? dog.name : `${dog.name}: ${reason}`}
      </Switch>
    </div>
  )
}
