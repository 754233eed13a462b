import { useTexts } from '../../platform/texts.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import styles from '../../dogs/dogs.module.css'
import type { SearchDog } from '../search-state.ts'
import { umbrellaTexts } from '../texts.ts'
import { searchDogOf, useDogsToChoose } from './use-saved-dogs.ts'

interface SavedDogsProps {
  /** Those that come along already. */
  readonly dogs: readonly SearchDog[]
  readonly onChoose: (dog: SearchDog) => void
}

/** The person's own dogs, each one tap away from the search (B-16). */
export function SavedDogs({ dogs, onChoose }: SavedDogsProps) {
  const texts = useTexts(umbrellaTexts).dog
  const saved = useDogsToChoose(dogs)
  if (saved.length === 0) return null
  return (
    <div>
      <ChipRow label={texts.saved} wrap className={`grow ${styles['chips']}`}>
        {saved.map((dog) => (
          <Chip
            key={dog.dogId}
            icon="plus"
            aria-label={texts.choose(dog.name)}
            onPress={() => onChoose(searchDogOf(dog))}
          >
            {dog.name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
}
