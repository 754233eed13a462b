import type { BarState, MenuItem } from '../../domain/bar/calls.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { AllergenChips } from '../ui/allergens/AllergenChips.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './bar.module.css'
import { DishPicture } from './DishPicture.tsx'
import { barTexts } from './texts.ts'

interface BarItemRowProps {
  readonly item: MenuItem
  readonly state: BarState | undefined
  /** Pieces of it in the cart. */
  readonly count: number
  readonly onOpen: () => void
}

/** One item of the menu; all of the row opens its sheet, where its whole declaration stands before it is added (B-15). */
export function BarItemRow({ item, state, count, onOpen }: BarItemRowProps) {
  const texts = useTexts(barTexts)
  const language = useLanguage()
  const isSoldOut = state?.soldOut.includes(item.id) ?? false
  const left = state?.few.find((few) => few.itemId === item.id)?.left
  const label = isSoldOut
    ? texts.menu.look(item.name)
    : count > 0
      ? texts.menu.inCart(item.name, count)
      : texts.menu.add(item.name)
  return (
    <li className={classNames(styles['item'], isSoldOut && styles['out'])}>
      <DishPicture item={item} size={78} photo={156} />
      <div className="grow">
        <h3 className="head">{item.name}</h3>
        {item.description === '' ? null : <p className="foot ink2 pretty">{item.description}</p>}
        <Marks item={item} left={isSoldOut ? undefined : left} isSoldOut={isSoldOut} />
      </div>
      <div className={styles['side']}>
        <span className="price">{money(item.cents, language)}</span>
        <button
          type="button"
          className={classNames(styles['add'], count > 0 && styles['on'])}
          aria-label={label}
          onClick={onOpen}
        >
          {count > 0 ? count : <Icon name={isSoldOut ? 'info' : 'plus'} size={20} stroke={2.4} />}
        </button>
      </div>
    </li>
  )
}

function Marks({ item, left, isSoldOut }: { item: MenuItem; left: number | undefined; isSoldOut: boolean }) {
  const texts = useTexts(barTexts)
  const contains = item.allergens.filter((each) => !each.isTrace).map((each) => each.allergen)
  const claims = [
    ...(item.diet === null ? [] : [texts.diets[item.diet]]),
    ...(item.isGlutenFree ? [texts.diets.glutenFree] : []),
  ]
  const short = isSoldOut ? texts.menu.soldOut : left === undefined ? null : texts.menu.left(left)
  const facts = [...(item.isAlcoholic ? [texts.menu.alcohol] : []), ...(item.isFrozen ? [texts.menu.frozen] : [])]
  return (
    <div className={styles['marks']}>
      {short === null ? null : (
        <span className="alg">
          <b className={styles['short']}>{short}</b>
        </span>
      )}
      <AllergenChips contains={contains} claims={claims} />
      {facts.length === 0 ? null : (
        <span className="alg">
          {facts.map((fact) => (
            <b key={fact}>{fact}</b>
          ))}
        </span>
      )}
    </div>
  )
}
