import { suitabilityOf, type Surroundings } from '../../../domain/umbrellas/suitability.ts'
import type { Category } from '../../../domain/umbrellas/plan.ts'
import { useTexts } from '../../platform/texts.ts'
import { DogFace } from '../../design/art/DogFace.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { List } from '../../ui/List.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { unsuitedText } from '../map/veil-text.ts'
import type { SearchDog } from '../search-state.ts'
import { umbrellaTexts } from '../texts.ts'
import type { PlaceWish, WishCheck } from './place-wish.ts'

function DogRow({
  dog,
  category,
  around,
  wish,
  dogs,
  onChange,
}: {
  dog: SearchDog
  category: Category
  around: Surroundings
  wish: PlaceWish
  dogs: readonly SearchDog[]
  onChange: (dogs: readonly string[]) => void
}) {
  const texts = useTexts(umbrellaTexts)
  const isHere = wish.dogs.includes(dog.name)
  const others = dogs.filter((other) => other.name !== dog.name && wish.dogs.includes(other.name))
  const alone = suitabilityOf(category, [dog], undefined, around)
  const together = suitabilityOf(category, [...others, dog], undefined, around)
  const reason = isHere ? '' : unsuitedText(alone.suits ? together : alone, texts)
  return (
    <div>
      <DogFace name={dog.name} size={36} />
      <span className="grow">
        <span className="head row-detail">{dog.name}</span>
        <span className="foot ink2 row-detail">{reason === '' ? texts.dog.describe(dog.size) : reason}</span>
      </span>
      <Switch
        isLabelHidden
        isSelected={isHere}
        isDisabled={reason !== ''}
        onChange={(isOn) => onChange(isOn ? [...wish.dogs, dog.name] : wish.dogs.filter((name) => name !== dog.name))}
      >
        {reason === '' ? dog.name : `${dog.name}: ${reason}`}
      </Switch>
    </div>
  )
}

/** How many people and which dogs stay on this place, bounded by its category. */
export function WhoStaysHere(props: {
  category: Category
  around: Surroundings
  wish: PlaceWish
  check: WishCheck
  dogs: readonly SearchDog[]
  onPeople: (people: number) => void
  onDogs: (dogs: readonly string[]) => void
}) {
  const { category, around, wish, check, dogs, onPeople, onDogs } = props
  const texts = useTexts(umbrellaTexts)
  const limit =
    check.limit > check.allowed
      ? `${texts.place.peopleAllowed(check.allowed)} · ${texts.place.peopleWithSeats(check.limit)}`
      : texts.place.peopleAllowed(check.allowed)
  return (
    <List inset="avatar" header={texts.place.who}>
      <div>
        <span className="ava" style={{ width: 36, height: 36 }}>
          <Icon name="people" size={19} />
        </span>
        <span className="grow">
          <span className="head row-detail">{texts.place.people}</span>
          <span className={`foot row-detail ${check.isTooMany ? 'dang b' : 'ink2'}`}>
            {check.isTooMany ? texts.place.tooManyPeople(check.allowed) : limit}
          </span>
        </span>
        <Stepper
          value={wish.people}
          min={1}
          max={Math.max(check.allowed, wish.people)}
          label={texts.place.people}
          reason={limit}
          onChange={onPeople}
        />
      </div>
      {dogs.map((dog) => (
        <DogRow
          key={dog.name}
          dog={dog}
          category={category}
          around={around}
          wish={wish}
          dogs={dogs}
          onChange={onDogs}
        />
      ))}
    </List>
  )
}
