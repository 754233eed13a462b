import { getResort } from '../../domain/content/calls.ts'
import { useGo } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ErrorState } from '../ui/states.tsx'
import { Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import { CartCountdown } from './CartCountdown.tsx'
import { CartLines } from './CartLines.tsx'
import { ClearCart } from './ClearCart.tsx'
import { MAP_PATH } from './CartTimeoutAlert.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { searchOf } from './line-search.ts'
import styles from './cart.module.css'
import { cartTexts } from './texts.ts'
import { ReleasedPlaces } from './released/ReleasedPlaces.tsx'
import { ToPayment } from './ToPayment.tsx'

/** The umbrella cart: countdown, places and the way to the payment, or why there are none. */
export function UmbrellaCartView() {
  const { cart, isPending, isError, refetch } = useUmbrellaCart()
  if (isPending) {
    return (
      <Waiting onRetry={refetch}>
        <div className={classNames(styles.lines, 'mt4')}>
          {[120, 126, 126].map((height, index) => (
            <Skeleton key={index} height={height} radius="var(--r-xl)" />
          ))}
        </div>
      </Waiting>
    )
  }
  if (isError) return <ErrorState onRetry={refetch} />
  if (cart.isEmpty) {
    return (
      <>
        <ReleasedPlaces lines={cart.lines} />
        <EmptyCart kind="umbrella" />
      </>
    )
  }
  return (
    <div className="columns">
      <div className="columns-side">
        <CartCountdown />
      </div>
      <div className={classNames('columns-main', styles.lines)}>
        <ReleasedPlaces lines={cart.lines} />
        <CartLines lines={cart.lines} />
        <AddAnother />
        {/* One place has a button of its own. */}
        {cart.lines.length > 1 ? <ClearCart lines={cart.lines} /> : null}
      </div>
      <ToPayment />
    </div>
  )
}

function AddAnother() {
  const texts = useTexts(cartTexts)
  const go = useGo()
  const { cart } = useUmbrellaCart()
  const { data: resort } = useCallQuery(getResort, {})
  const most = resort?.maxUmbrellas
  const isFull = most !== undefined && cart.lines.length >= most
  return (
    <>
      <Button
        variant="ghost"
        full
        {...(isFull ? {} : { icon: 'plus' as const })}
        className={styles.add ?? ''}
        isDisabled={isFull}
        onPress={() => go(MAP_PATH, { query: searchOf(cart.lines) })}
      >
        {isFull ? texts.mostReached(most) : texts.addAnother}
        {most === undefined || isFull ? null : (
          <span className={styles.quiet}>· {texts.ofMost(cart.lines.length, most)}</span>
        )}
      </Button>
      <p className={classNames('foot ink2 c pretty', styles.note)}>{texts.oneKind}</p>
    </>
  )
}
