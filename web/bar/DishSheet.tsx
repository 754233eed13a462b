import { useState } from 'react'
import type { BarState, MenuItem } from '../../domain/bar/calls.ts'
import { MAX_BAR_QUANTITY } from '../../domain/bar/cart-limits.ts'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { AllergenRows } from '../ui/allergens/AllergenRows.tsx'
import { announce } from '../ui/Announcer.tsx'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { Note } from '../ui/surfaces.tsx'
import { TextField } from '../ui/TextField.tsx'
import { AdultsOnly } from './AdultsOnly.tsx'
import {
  addLine,
  changeLine,
  countPieces,
  isCartFull,
  lineKey,
  plainLine,
  type BarLine,
  type DeviceBarCart,
} from './bar-cart.ts'
import styles from './bar.module.css'
import { chosenOptions, declaredAllergens, unitCents, wrongGroup } from './cart-preview.ts'
import { DishOptions } from './DishOptions.tsx'
import { DishPicture } from './DishPicture.tsx'
import { useSoldOut } from './sold-out.ts'
import { barTexts } from './texts.ts'

interface DishSheetProps {
  readonly item: MenuItem
  readonly state: BarState | undefined
  readonly cart: DeviceBarCart
  readonly onChange: (cart: DeviceBarCart) => void
  /** After it was added or changed. */
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** One item before it is added: what is in it, what can be chosen, what may be asked for (B-15, mockup 21). */
export function DishSheet({ item, state, cart, onChange, onSaved, onClose }: DishSheetProps) {
  const texts = useTexts(barTexts).dish
  const language = useLanguage()
  const known = knownLine(cart, item)
  const [line, setLine] = useState<BarLine>(known ?? plainLine(item))
  const [tries, setTries] = useState(0)
  const [asksAge, setAsksAge] = useState(false)
  const unit = unitCents(item, chosenOptions(item, line.optionIds))
  const isSoldOut = useSoldOut(state).ids.includes(item.id)

  const save = (isAdult: boolean) => {
    onChange({ ...(known ? changeLine(cart, lineKey(known), line) : addLine(cart, line)), isAdult })
    announce(`${item.name}: ${line.quantity}`)
    onSaved()
  }
  const press = () => {
    setTries(tries + 1)
    if (line.quantity > 0 && wrongGroup(item, line.optionIds)) return
    if (item.isAlcoholic && !cart.isAdult && line.quantity > 0) setAsksAge(true)
    else save(cart.isAdult)
  }
  return (
    <Sheet
      isOpen
      isGrouped
      title={<SheetTitle name={item.name} price={money(item.cents, language)} />}
      leading={
        <div className={styles['hero']}>
          <DishPicture item={item} size={164} photo={800} />
        </div>
      }
      onClose={onClose}
      footer={
        <SheetFooter
          line={line}
          cents={unit * line.quantity}
          isKnown={known !== undefined}
          blocked={blockedBy(isSoldOut, known === undefined && isCartFull(cart), texts)}
          onQuantity={(quantity) => setLine({ ...line, quantity })}
          onPress={press}
        />
      }
    >
      {item.description === '' ? null : <p className="call ink2 pretty">{item.description}</p>}
      <DishAllergens item={item} optionIds={line.optionIds} />
      {known === undefined && countPieces(cart, item.id) > 0 ? (
        <Note className="mt3">{texts.already(countPieces(cart, item.id))}</Note>
      ) : null}
      <DishOptions
        item={item}
        optionIds={line.optionIds}
        tries={tries}
        onChange={(optionIds) => setLine({ ...line, optionIds })}
      />
      <div className="mt4">
        <TextField
          label={texts.request}
          placeholder={texts.requestHint}
          maxLength={120}
          value={line.note}
          onChange={(note) => setLine({ ...line, note })}
        />
      </div>
      <AdultsOnly isOpen={asksAge} onYes={() => save(true)} onNo={() => setAsksAge(false)} />
    </Sheet>
  )
}

/** What is in the item as it is chosen; before that, that it depends on the choice (B-15). */
function DishAllergens({ item, optionIds }: { readonly item: MenuItem; readonly optionIds: readonly number[] }) {
  const texts = useTexts(barTexts).dish
  const declared = declaredAllergens(item, chosenOptions(item, optionIds))
  const depends = item.optionGroups.some((group) => group.options.some((option) => option.allergens.length > 0))
  return (
    <AllergenRows
      contains={declared.filter((each) => !each.isTrace)}
      traces={declared.filter((each) => each.isTrace)}
      isFrozen={item.isFrozen}
      {...(depends && wrongGroup(item, optionIds) ? { open: texts.depends } : {})}
    />
  )
}

/** The line that the sheet edits: the item's only one. Where it is in the cart in several ways, the sheet adds another. */
function knownLine(cart: DeviceBarCart, item: MenuItem): BarLine | undefined {
  const lines = cart.lines.filter((line) => line.itemId === item.id)
  return lines.length === 1 ? lines[0] : undefined
}

function blockedBy(isSoldOut: boolean, isFull: boolean, texts: { readonly soldOut: string; readonly full: string }) {
  if (isSoldOut) return texts.soldOut
  return isFull ? texts.full : undefined
}

function SheetTitle({ name, price }: { readonly name: string; readonly price: string }) {
  return (
    <span className={styles['sheetTitle']}>
      <span>{name}</span> <span className="price xl">{price}</span>
    </span>
  )
}

interface SheetFooterProps {
  readonly line: BarLine
  readonly cents: number
  /** The sheet changes what is in the cart already. */
  readonly isKnown: boolean
  /** Why nothing can be added. */
  readonly blocked: string | undefined
  readonly onQuantity: (quantity: number) => void
  readonly onPress: () => void
}

function SheetFooter({ line, cents, isKnown, blocked, onQuantity, onPress }: SheetFooterProps) {
  const texts = useTexts(barTexts).dish
  const language = useLanguage()
  if (blocked !== undefined && !isKnown) {
    return (
      <Note tone="warn" icon="alert">
        {blocked}
      </Note>
    )
  }
  const isRemoval = line.quantity === 0
  return (
    <>
      {blocked === undefined ? null : <p className="msg e mb2">{blocked}</p>}
      <div className={styles['footer']}>
        <Stepper
          value={line.quantity}
          min={isKnown ? 0 : 1}
          max={MAX_BAR_QUANTITY}
          label={texts.quantity}
          onChange={onQuantity}
        />
        {isRemoval ? (
          <Button full variant="danger-tint" onPress={onPress}>
            {texts.remove}
          </Button>
        ) : (
          <Button full trailing={money(cents, language)} onPress={onPress}>
            {isKnown ? texts.change : texts.add}
          </Button>
        )}
      </div>
    </>
  )
}
