import { Link } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { DogPicture } from './DogPicture.tsx'
import styles from './dogs.module.css'
import { dogTexts } from './texts.ts'
import { useDogs, useDogWords } from './use-dogs.ts'

/** The page of a person's dogs; `?dog=` names one, or a new one. */
export const DOGS_PATH = '/tabs/contact/cani'
export const NEW_DOG = 'new'

/** The dogs on the profile, and the way to another one (mockup 26). Where they cannot be read, the way to them stays. */
export function DogStrip() {
  const texts = useTexts(dogTexts)
  const words = useDogWords()
  const { data, isPending } = useDogs()
  if (isPending) return <Skeleton height={68} radius={16} className="mt4" />
  const { dogs, mostDogs } = data ?? { dogs: [], mostDogs: 1 }
  return (
    <nav className={`${styles['strip']} mt4`} aria-label={texts.strip}>
      {dogs.map((dog) => (
        <Link key={dog.dogId} to={`${DOGS_PATH}?dog=${dog.dogId}`} className={styles['dog'] ?? ''}>
          <DogPicture name={dog.name} photo={dog.photo} size={48} />
          <div>
            <p className="head ell">{dog.name}</p>
            <p className="foot ink2">{words(dog)}</p>
          </div>
        </Link>
      ))}
      {dogs.length >= mostDogs ? null : (
        <Link
          to={data === undefined ? DOGS_PATH : `${DOGS_PATH}?dog=${NEW_DOG}`}
          className={`${styles['dog']} ${styles['add']}`}
        >
          <Icon name="plus" size={20} stroke={2.2} />
          <span className="head prim">
            {data === undefined ? texts.strip : dogs.length === 0 ? texts.first : texts.another}
          </span>
        </Link>
      )}
    </nav>
  )
}
