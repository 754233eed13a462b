import type { BarMenu } from '../../../../domain/bar/calls.ts'
import { MAX_BAR_QUANTITY } from '../../../../domain/bar/cart-limits.ts'
import { money } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { collectOf, TenderChoice } from '../../../ui/staff/TenderChoice.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { Note } from '../../../ui/surfaces.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { setQuantity } from '../../bar-cart.ts'
import { previewCart } from '../../cart-preview.ts'
import { barStaffTexts } from '../texts.ts'
import { saleOf, totalOf } from './counter-draft.ts'
import type { CounterSale } from './use-counter-sale.ts'

interface CounterOrderProps {
  readonly menu: BarMenu
  readonly sale: CounterSale
}

/** The order that is being entered: what, to whom, and how it is paid, with the amount on the button. */
export function CounterOrder({ menu, sale }: CounterOrderProps) {
  const texts = useTexts(barStaffTexts).sell
  const language = useLanguage()
  const { draft, isBusy, isInDoubt } = sale
  const total = totalOf(draft, menu)
  const isRight = saleOf(draft, total, null) !== null
  const paid = collectOf(draft.tender, total)
  return (
    <section className="panel scrolls counter-order" aria-label={texts.order}>
      <fieldset disabled={isInDoubt || isBusy}>
        <legend className="sr">{texts.order}</legend>
        <CounterLines menu={menu} sale={sale} />
        <CounterGuest sale={sale} />
        {isRight ? (
          <TenderChoice draft={draft.tender} dueCents={total} onChange={(tender) => sale.change({ tender })} />
        ) : null}
      </fieldset>
      {isInDoubt ? (
        <Note tone="warn" icon="alert" role="status">
          {texts.inDoubt}
          <Button size="sm" variant="plain" onPress={sale.startAgain}>
            {texts.startAgain}
          </Button>
        </Note>
      ) : null}
      <div className="counter-pay">
        <Button
          full
          isBusy={isBusy}
          isDisabled={!isRight || paid === null}
          trailing={money(total, language)}
          onPress={() => sale.sell(total, paid)}
        >
          {texts.collect}
        </Button>
        <Button
          full
          size="sm"
          variant="tint"
          isBusy={isBusy}
          isDisabled={!isRight}
          onPress={() => sale.sell(total, null)}
        >
          {texts.later}
        </Button>
      </div>
    </section>
  )
}

function CounterLines({ menu, sale }: CounterOrderProps) {
  const texts = useTexts(barStaffTexts).sell
  const language = useLanguage()
  const { draft, change } = sale
  const { lines } = previewCart(draft.cart, menu)
  if (lines.length === 0) return <p className="sub ink2">{texts.empty}</p>
  return (
    <ul className="counter-lines">
      {lines.map(({ key, item, options, line, totalCents }) => (
        <li key={key}>
          <span className="grow">
            <span className="head">{item.name}</span>
            {options.length === 0 ? null : (
              <span className="foot ink2 row-detail">{options.map(({ name }) => name).join(', ')}</span>
            )}
            <span className="foot ink2 num row-detail">{money(totalCents, language)}</span>
          </span>
          <Stepper
            label={item.name}
            value={line.quantity}
            min={0}
            max={MAX_BAR_QUANTITY}
            onChange={(quantity) => change({ cart: setQuantity(draft.cart, key, quantity) })}
          />
        </li>
      ))}
    </ul>
  )
}

const WAYS = ['counter', 'umbrella'] as const

function CounterGuest({ sale }: Pick<CounterOrderProps, 'sale'>) {
  const texts = useTexts(barStaffTexts).sell
  const { draft, change, codeError } = sale
  return (
    <div className="col g3">
      <Segmented
        label={texts.where}
        value={draft.isToUmbrella ? 'umbrella' : 'counter'}
        options={WAYS.map((id) => ({ id, label: texts.ways[id] }))}
        onChange={(way) => change({ isToUmbrella: way === 'umbrella' })}
      />
      {draft.isToUmbrella ? (
        <TextField
          label={texts.code}
          value={draft.code}
          maxLength={8}
          autoCapitalize="characters"
          autoComplete="off"
          error={codeError}
          onChange={(code) => change({ code })}
        />
      ) : null}
      <TextField
        label={texts.name}
        value={draft.name}
        maxLength={60}
        autoCapitalize="words"
        autoComplete="off"
        onChange={(name) => change({ name })}
      />
      <TextField
        label={texts.note}
        value={draft.cart.note}
        maxLength={200}
        autoComplete="off"
        onChange={(note) => change({ cart: { ...draft.cart, note } })}
      />
    </div>
  )
}
