import { useDogs } from '../../dogs/use-dogs.ts'
import { rememberedDogs } from '../remembered-dogs.ts'
import { asSearchDog, MAX_DOGS, type SearchDog } from '../search-state.ts'

/** Who comes along as long as nothing else is said: the dogs of the last search here, else the person's own (B-16). */
export function useKnownDogs(): readonly SearchDog[] {
  const { data } = useDogs()
  const remembered = rememberedDogs()
  return remembered.length > 0 ? remembered : (data?.dogs ?? []).slice(0, MAX_DOGS).map(asSearchDog)
}
