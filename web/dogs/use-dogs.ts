import { listDogs, type SavedDog } from '../../domain/dogs/calls.ts'
import { MINUTE } from '../../domain/platform/duration.ts'
import { LOCALES } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { setCallData, useCallQuery } from '../platform/queries.ts'
import { useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { dogTexts } from './texts.ts'

/** The signed-in person's dogs; asks nobody while nobody is signed in (B-16). */
export function useDogs() {
  const { isLoggedIn } = useSession()
  return useCallQuery(listDogs, {}, { enabled: isLoggedIn, staleTime: 5 * MINUTE })
}

/** Puts a dog that a change answered among the known ones. */
export function noteDog(dog: SavedDog): void {
  setCallData(listDogs, {}, (known) => {
    if (known === undefined) return undefined
    const at = known.dogs.findIndex(({ dogId }) => dogId === dog.dogId)
    return { ...known, dogs: at === -1 ? [...known.dogs, dog] : known.dogs.with(at, dog) }
  })
}

/** Takes a dog from the known ones. */
export function forgetDog(dogId: number): void {
  setCallData(listDogs, {}, (known) => known && { ...known, dogs: known.dogs.filter((dog) => dog.dogId !== dogId) })
}

/** A dog's size and weight in words: "Grande, 28 kg". */
export function useDogWords(): (dog: Pick<SavedDog, 'size' | 'weightTenthsKg'>) => string {
  const texts = useTexts(dogTexts)
  const language = useLanguage()
  return ({ size, weightTenthsKg }) =>
    texts.describe(size, weightTenthsKg === null ? null : (weightTenthsKg / 10).toLocaleString(LOCALES[language]))
}
