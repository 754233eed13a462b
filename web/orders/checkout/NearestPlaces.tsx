import type { UmbrellaLine } from '../../../domain/umbrellas/calls.ts'
import { SHEET_PATH } from '../../cart/CartLines.tsx'
import { searchOf } from '../../cart/line-search.ts'
import styles from '../../cart/cart.module.css'
import { moneyWhole } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { PlaceSymbol } from '../../umbrellas/PlaceSymbol.tsx'
import { isGazeboKind } from '../../umbrellas/map/place-look.ts'
import { useNearestFree } from '../../umbrellas/use-nearest-free.ts'

const MOST = 3

/** Free places next to one that is gone, each a tap from its sheet on the map (mockup 34, panel 2). */
export function NearestPlaces({ line }: { readonly line: UmbrellaLine | null }) {
  const language = useLanguage()
  const near = useNearestFree(line, MOST)
  if (!line || near.length === 0) return null
  return (
    <div className={styles.near}>
      {near.map(({ place, category, dayCents }) => (
        <Link key={place.id} to={SHEET_PATH} query={{ ...searchOf([line]), place: place.code }}>
          <PlaceSymbol
            kind={category.kind}
            state="free"
            number={isGazeboKind(category.kind) ? place.code : place.number}
            dogs={category.maxDogs}
          />
          <b>{place.code}</b>
          {dayCents === null ? null : <span className="foot ink2">{moneyWhole(dayCents, language)}</span>}
        </Link>
      ))}
    </div>
  )
}
