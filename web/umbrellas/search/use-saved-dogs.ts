import { saveDog, type SavedDog } from '../../../domain/dogs/calls.ts'
import { noteDog, useDogs } from '../../dogs/use-dogs.ts'
import { useFailureText } from '../../platform/failure.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { toast } from '../../ui/toasts.ts'
import { asSearchDog, type SearchDog } from '../search-state.ts'
import { umbrellaTexts } from '../texts.ts'

const isNamed =
  (name: string) =>
  (dog: { readonly name: string }): boolean =>
    dog.name.toLowerCase() === name.trim().toLowerCase()

/** The person's own dogs that the search does not have yet. Empty for guests, and where they cannot be read (B-16). */
export function useDogsToChoose(chosen: readonly SearchDog[]): readonly SavedDog[] {
  const { data } = useDogs()
  return (data?.dogs ?? []).filter((saved) => !chosen.some(isNamed(saved.name)))
}

/** Whether a dog of this name can be kept among the person's own: it is none of them yet, and there is room. */
export function useMayKeep(name: string): boolean {
  const { data } = useDogs()
  return data !== undefined && data.dogs.length < data.mostDogs && !data.dogs.some(isNamed(name))
}

/** A dog of the search as the person's own; that it could not be kept costs the search nothing. */
export function useKeepDog(): (dog: SearchDog) => void {
  const texts = useTexts(umbrellaTexts).dog
  const failureText = useFailureText()
  const saving = useCallMutation(saveDog)
  return ({ name, size, weightTenthsKg = null, temperament = null }) =>
    saving.mutate(
      { name, size, weightTenthsKg, chip: null, temperament },
      {
        onSuccess: (dog) => {
          noteDog(dog)
          toast(texts.kept(name), { tone: 'ok', icon: 'check' })
        },
        onError: (failure) => void toast(failureText(failure), { tone: 'bad', icon: 'alert' }),
      },
    )
}

/** A saved dog as the search knows it. */
export function searchDogOf(dog: SavedDog): SearchDog {
  return asSearchDog(dog)
}
