import { Button } from 'react-aria-components/Button'
import { dayRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Search } from './search-state.ts'
import { umbrellaTexts } from './texts.ts'
import styles from './beach-page.module.css'

/** "2 persone, Nebbia oltre 14 kg": who comes along. */
export function useWho(search: Pick<Search, 'people' | 'dogs'>): string {
  const texts = useTexts(umbrellaTexts)
  const dogs = search.dogs.map((dog) =>
    search.dogs.length === 1 ? `${dog.name} ${texts.dog.limit(dog.size)}` : dog.name,
  )
  return [texts.map.people(search.people), ...dogs].join(', ')
}

/** Days and part of the search: "18–19 luglio · Giornata intera". */
export function useWhen(search: Pick<Search, 'from' | 'to' | 'part'>): string {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  return `${dayRange(search.from, search.to, language)} · ${texts.parts[search.part]}`
}

/** The search in two lines, with a paw before the size of a single dog (mockup 06); a tap changes it. */
export function SearchSummary({ search, onEdit }: { search: Search; onEdit: () => void }) {
  const texts = useTexts(umbrellaTexts)
  const when = useWhen(search)
  const [dog, ...others] = search.dogs
  return (
    <Button className={styles['sum'] ?? ''} onPress={onEdit}>
      <span className="sr">{texts.map.edit}: </span>
      <b>{when}</b>{' '}
      <span>
        {texts.map.people(search.people)}
        {dog === undefined ? null : `, ${dog.name}`}
        {dog === undefined || others.length > 0 ? null : (
          <>
            {' '}
            <Icon name="paw" size={13} /> {texts.dog.limit(dog.size)}
          </>
        )}
        {others.map((other) => `, ${other.name}`)}
      </span>
    </Button>
  )
}
