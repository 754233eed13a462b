import { Button, IconButton } from '../ui/Button.tsx'
import { TimerPill } from '../ui/timers.tsx'
import { countDays } from '../../domain/platform/civil-date.ts'
import { SECOND } from '../../domain/platform/duration.ts'
import type { UmbrellaLine } from '../../domain/umbrellas/calls.ts'
import { EXTRA_IDS, type BeachPlan } from '../../domain/umbrellas/plan.ts'
import { money, moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useGo } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { PlaceSymbol } from './PlaceSymbol.tsx'
import { stayName } from './stay-name.ts'
import { umbrellaTexts } from './texts.ts'
import { useCartCountdown } from './use-cart-countdown.ts'
import { useMapAddress } from './use-map-address.ts'
import { useUmbrellaCart } from './use-umbrella-cart.ts'
import styles from './beach-page.module.css'

/** The cart's time left; redraws once a second, alone. */
function TimeLeft() {
  const countdown = useCartCountdown()
  return countdown.phase === 'stopped' ? null : <TimerPill left={countdown.secondsLeft * SECOND} />
}

/** "2 giorni, 4 lettini, 1 sdraio": what the lines hold together. */
function useContents(lines: readonly UmbrellaLine[]): string {
  const texts = useTexts(umbrellaTexts)
  const [first] = lines
  if (first === undefined) return ''
  const extras = EXTRA_IDS.flatMap((id) => {
    const count = lines.reduce((sum, line) => sum + (line.extras.find((extra) => extra.id === id)?.quantity ?? 0), 0)
    return count > 0 ? [texts.place.extraCount[id](count)] : []
  })
  return [texts.bar.days(countDays(first.from, first.to)), ...extras].join(', ')
}

function rowIndexOf(plan: BeachPlan, line: UmbrellaLine | undefined): number {
  return plan.rows.findIndex((row) => row.id === line?.row)
}

/** One's own places with the time left, the way to the cart and to the payment; nothing while there are none. */
export function CartBar({ plan, isFloating = false }: { plan: BeachPlan; isFloating?: boolean }) {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const go = useGo()
  const { cart } = useUmbrellaCart()
  const { draft } = useMapAddress()
  const contents = useContents(cart.lines)
  if (cart.isEmpty) return null
  // Of other days than those of the map, they say theirs.
  const { from, to } = draft
  const among = from === null || to === null ? cart.lines : [...cart.lines, { from, to }]
  const codes = texts.names(cart.lines.map((line) => stayName(line, among, language)))
  const toCart = () => go('/tabs/main-page-ombrelloni/carrello')
  if (!isFloating) {
    return (
      <section className={`${styles['bar']} ${styles['mine']}`} aria-label={texts.bar.label}>
        <div className="row g3">
          <TimeLeft />
          <div className="grow">
            <p className="t3">{codes}</p>
            <p className="foot ink2">{cart.lines.length === 1 ? texts.bar.yoursOne : texts.bar.yours}</p>
          </div>
        </div>
        <div className="row g2">
          <IconButton
            icon="bag"
            variant="tint"
            label={texts.bar.cart(moneyWhole(cart.totalCents, language))}
            onPress={toCart}
          />
          <Button
            size="sm"
            className="grow"
            needsNetwork
            onPress={() => go('/tabs/main-page-ombrelloni/carrello/pagamenti-card')}
          >
            {texts.bar.pay(moneyWhole(cart.totalCents, language))}
          </Button>
        </div>
      </section>
    )
  }
  const rows = new Set(cart.lines.map((line) => line.row))
  const row = rows.size === 1 ? `, ${texts.place.rowWords(rowIndexOf(plan, cart.lines[0]))}` : ''
  return (
    <section className={styles['floating']} aria-label={texts.bar.label}>
      <div className="row g2 grow">
        {cart.lines.slice(0, 2).map((line) => (
          <PlaceSymbol
            key={line.lineId}
            kind={line.kind}
            state="mine"
            number={line.kind.endsWith('gazebo') ? line.code : line.code.replace(/^\D+/, '')}
          />
        ))}
        {cart.lines.length > 2 ? <span className="pill num">+{cart.lines.length - 2}</span> : null}
        <div className="grow">
          <p className="t3 ell">{codes + row}</p>
          <p className="foot ink2 ell">{contents}</p>
        </div>
      </div>
      <span className="price xl">{money(cart.totalCents, language)}</span>
      <Button onPress={toCart}>{texts.bar.toCart}</Button>
    </section>
  )
}
