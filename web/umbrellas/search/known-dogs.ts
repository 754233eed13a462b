import { useDogs } from '../../dogs/use-dogs.ts'
import { rememberedDogs } from '../remembered-dogs.ts'
import { asSearchDog, MAX_DOGS, type SearchDog } from '../search-state.ts'

/**
 * Who comes along as long as nothing else is said: the dogs of the last search here, else the person's own (B-16); undefined while those
 * are on their way.
 */
export function useKnownDogs(): readonly SearchDog[] | undefined {
  const { data, isLoading } = useDogs()
  const remembered = rememberedDogs()
  if (remembered.length > 0) return remembered
  return isLoading ? undefined : (data?.dogs ?? []).slice(0, MAX_DOGS).map(asSearchDog)
}
