import type { BarState, MenuItem } from '../../domain/bar/calls.ts'
import { money, time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { AllergenChips } from '../ui/allergens/AllergenChips.tsx'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './bar.module.css'
import { DishPicture } from './DishPicture.tsx'
import { useSoldOut, type SoldOut } from './sold-out.ts'
import { barTexts } from './texts.ts'

interface BarItemRowProps {
  readonly item: MenuItem
  readonly state: BarState | undefined
  /** Pieces of it in the cart. */
  readonly count: number
  /** Opens its sheet. */
  readonly onOpen: () => void
  /** Adds the first one; undefined where something has to be read or chosen before (B-15). */
  readonly onAdd: (() => void) | undefined
}

/**
 * One item of the menu. Its button adds the first one at once, and the rest of the row opens its sheet. Where it has options,
 * allergens, or is for adults, all of the row opens the sheet, with the whole declaration, before anything is added (B-15).
 */
export function BarItemRow({ item, state, count, onOpen, onAdd }: BarItemRowProps) {
  const texts = useTexts(barTexts)
  const language = useLanguage()
  const soldOut = useSoldOut(state)
  const isSoldOut = soldOut.ids.includes(item.id)
  const addsAtOnce = onAdd !== undefined && !isSoldOut && count === 0
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
        <h3 className="head">
          {addsAtOnce ? (
            <button type="button" className={styles['name']} onClick={onOpen}>
              {item.name}
            </button>
          ) : (
            item.name
          )}
        </h3>
        {item.description === '' ? null : <p className="foot ink2 pretty">{item.description}</p>}
        <Marks item={item} left={isSoldOut ? undefined : left} soldOut={isSoldOut ? soldOut : null} />
      </div>
      <div className={styles['side']}>
        <span className="price">{money(item.cents, language)}</span>
        <button
          type="button"
          className={classNames(styles['add'], count > 0 && styles['on'], !addsAtOnce && styles['opens'])}
          aria-label={label}
          onClick={addsAtOnce ? onAdd : onOpen}
        >
          {count > 0 ? count : <Icon name={isSoldOut ? 'info' : 'plus'} size={20} stroke={2.4} />}
        </button>
      </div>
    </li>
  )
}

interface MarksProps {
  readonly item: MenuItem
  readonly left: number | undefined
  /** Null for what there is. */
  readonly soldOut: SoldOut | null
}

function Marks({ item, left, soldOut }: MarksProps) {
  const texts = useTexts(barTexts)
  const language = useLanguage()
  const contains = item.allergens.filter((each) => !each.isTrace).map((each) => each.allergen)
  const claims = [
    ...(item.diet === null ? [] : [texts.diets[item.diet]]),
    ...(item.isGlutenFree ? [texts.diets.glutenFree] : []),
  ]
  const at = soldOut?.at ?? null
  const out = at === null ? texts.menu.soldOut : texts.menu.soldOutAt(time(at, language))
  const short = soldOut !== null ? out : left === undefined ? null : texts.menu.left(left)
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
