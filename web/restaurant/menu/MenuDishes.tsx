import type { MenuDish } from '../../../domain/content/calls.ts'
import { photoPath } from '../../../domain/content/content-fields.ts'
import { DishArt } from '../../design/art/dishes/DishArt.tsx'
import { moneyWhole, spokenMoney } from '../../platform/format.ts'
import { currentHost } from '../../platform/hosts.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { AllergenChips } from '../../ui/allergens/AllergenChips.tsx'
import { allergenTexts } from '../../ui/allergens/texts.ts'
import { Pill } from '../../ui/surfaces.tsx'
import styles from './menu.module.css'
import { menuTexts } from './texts.ts'

/** The dishes of a menu with course, name, allergens and price; what may be in them and what was frozen is said (B-15). */
export function MenuDishes({ dishes }: { readonly dishes: readonly MenuDish[] }) {
  return (
    <ul className={`card mt3 ${styles['dishes']}`}>
      {dishes.map((dish) => (
        <DishRow key={dish.dishId} dish={dish} />
      ))}
    </ul>
  )
}

function DishRow({ dish }: { readonly dish: MenuDish }) {
  const language = useLanguage()
  return (
    <li className={styles['dish']}>
      {dish.photoId === null ? (
        <DishArt name={dish.art} size={72} />
      ) : (
        <img src={`${currentHost()}${photoPath(dish.photoId, 156)}`} alt="" width={72} height={72} loading="lazy" />
      )}
      <div className="grow">
        <p className="cap ink2">{dish.course}</p>
        <h2 className="t3">{dish.name}</h2>
        {dish.description === '' ? null : <p className="foot ink2 pretty">{dish.description}</p>}
        <DishMarks dish={dish} />
      </div>
      <span className={`price ${styles['price']}`}>
        <span aria-hidden="true">{moneyWhole(dish.cents, language)}</span>
        <span className="sr">{spokenMoney(dish.cents, language)}</span>
      </span>
    </li>
  )
}

function DishMarks({ dish }: { readonly dish: MenuDish }) {
  const texts = useTexts(menuTexts)
  const allergens = useTexts(allergenTexts)
  const { contains, traces, isFrozen, isAlcoholic, isSoldOut } = { ...dish, contains: dish.allergens }
  const words = [isFrozen ? texts.frozen : null, isAlcoholic ? texts.alcoholic : null].filter((word) => word !== null)
  return (
    <>
      <div className={styles['marks']}>
        <AllergenChips contains={contains} />
        {words.length === 0 ? null : <span className="foot ink2">{words.join(' · ')}</span>}
        {isSoldOut ? <Pill tone="warn">{texts.soldOut}</Pill> : null}
      </div>
      {traces.length === 0 ? null : (
        <p className="foot ink2">
          {allergens.mayContain(traces.map((allergen) => allergens.names[allergen]).join(', '))}
        </p>
      )}
    </>
  )
}
