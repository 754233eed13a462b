import { useState } from 'react'
import type { BarMenu, MenuItem } from '../../../../domain/bar/calls.ts'
import { money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { TextField } from '../../../ui/TextField.tsx'
import { countPieces, type DeviceBarCart } from '../../bar-cart.ts'
import { barStaffTexts } from '../texts.ts'

interface CounterMenuProps {
  readonly menu: BarMenu
  /** Ids of items that are sold out. */
  readonly soldOut: readonly number[]
  readonly cart: DeviceBarCart
  readonly isLocked: boolean
  readonly onPick: (item: MenuItem) => void
}

/** Everything that guests may order, a tap for each piece. */
export function CounterMenu({ menu, soldOut, cart, isLocked, onPick }: CounterMenuProps) {
  const texts = useTexts(barStaffTexts)
  const [wanted, setWanted] = useState('')
  const fits = ({ name }: MenuItem) => name.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
  const shown = menu.categories
    .map((category) => ({ ...category, items: category.items.filter(fits) }))
    .filter(({ items }) => items.length > 0)
  return (
    <section className="panel scrolls counter-menu" aria-label={texts.sell.products}>
      <TextField label={texts.items.search} type="search" icon="search" value={wanted} onChange={setWanted} />
      {shown.length === 0 ? <p className="sub ink2 mt4">{texts.items.none}</p> : null}
      {shown.map((category) => (
        <section key={category.id}>
          <h2 className="lh">{category.name}</h2>
          <ul className="counter-tiles">
            {category.items.map((item) => (
              <li key={item.id}>
                <Tile
                  item={item}
                  count={countPieces(cart, item.id)}
                  isSoldOut={soldOut.includes(item.id)}
                  isLocked={isLocked}
                  onPick={() => onPick(item)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

interface TileProps {
  readonly item: MenuItem
  readonly count: number
  readonly isSoldOut: boolean
  readonly isLocked: boolean
  readonly onPick: () => void
}

function Tile({ item, count, isSoldOut, isLocked, onPick }: TileProps) {
  const texts = useTexts(barStaffTexts)
  const language = useLanguage()
  return (
    <button type="button" className="counter-tile" disabled={isSoldOut || isLocked} onClick={onPick}>
      <span className="grow">{item.name}</span>
      <span className="row sp g2 foot">
        {isSoldOut ? <span>{texts.items.soldOut}</span> : <span className="num">{money(item.cents, language)}</span>}
        {item.isAlcoholic ? <span>{texts.sell.adults}</span> : null}
        {count > 0 ? <b className="counter-count num">{count}</b> : null}
      </span>
    </button>
  )
}
