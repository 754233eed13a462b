import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { AccessibleBadge } from './map/place-shapes.tsx'
import { PLACE_LOOKS } from './map/place-look.ts'
import { PlaceSymbol } from './PlaceSymbol.tsx'
import { umbrellaTexts } from './texts.ts'
import styles from './beach-page.module.css'

/** What the symbols mean, in words; below one another where `isColumn`. */
export function Legend({ isColumn = false }: { readonly isColumn?: boolean }) {
  const texts = useTexts(umbrellaTexts)
  return (
    <ul className={classNames(styles['legend'], isColumn && styles['column'])} aria-label={texts.map.legend}>
      {PLACE_LOOKS.map((look) => (
        <li key={look}>
          <PlaceSymbol kind="human" state={look} size={26} />
          {texts.map.looks[look]}
        </li>
      ))}
      <li>
        <svg width="24" height="24" viewBox="-25 3 22 21" aria-hidden="true">
          <AccessibleBadge isGazebo={false} />
        </svg>
        {texts.map.accessible}
      </li>
    </ul>
  )
}
