import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { BarMenu, MenuItem } from '../../domain/bar/calls.ts'
import { useFailureReason } from '../platform/failure.ts'
import { time } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useBack, useQueryState } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { announce } from '../ui/Announcer.tsx'
import { Page } from '../ui/Page.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { Note, Skeleton } from '../ui/surfaces.tsx'
import { Waiting } from '../ui/Waiting.tsx'
import { addLine, countPieces, plainLine } from './bar-cart.ts'
import { useBarMenu } from './bar-menu.ts'
import { BAR_PATH } from './bar-paths.ts'
import { useBarState } from './bar-state.ts'
import { BarClosedNote, BarClosedPanel } from './BarClosed.tsx'
import { BarMenuList } from './BarMenuList.tsx'
import { BarOrderBar } from './BarOrderBar.tsx'
import styles from './bar.module.css'
import { itemsById } from './cart-preview.ts'
import { DeliveryCard } from './DeliveryCard.tsx'
import { DeliverySheet } from './DeliverySheet.tsx'
import { DishSheet } from './DishSheet.tsx'
import { barTexts } from './texts.ts'
import { useBarCart } from './use-bar-cart.ts'
import { useTidyCart } from './use-tidy-cart.ts'

const query = z.object({
  /** Id of the item whose sheet is open. */
  dish: z.optional(z.string()),
  /** Which other sheet or view is open: where it goes, or the menu of a closed bar. */
  show: z.optional(z.enum(['delivery', 'menu'])),
})

interface BarPageProps {
  /** What stands above the menu, e.g. an order that waits for the network. */
  readonly notice?: ReactNode
}

/** The bar: where it goes, what there is, what was chosen (R-104, R-714, mockups 20 and 21). Nobody has to sign in to look. */
export function BarPage({ notice }: BarPageProps) {
  const texts = useTexts(barTexts)
  return (
    <Page title={texts.title} large tabs layout="wide" className={styles['page'] ?? ''}>
      {notice}
      <BarBody />
    </Page>
  )
}

function BarBody() {
  const menu = useBarMenu()
  const reason = useFailureReason()
  if (menu.data !== undefined) return <OpenMenu menu={menu.data.menu} keptAt={menu.data.keptAt} />
  if (menu.isError) return <ErrorState text={reason(menu.error)} onRetry={() => void menu.refetch()} />
  return (
    <Waiting onRetry={() => void menu.refetch()}>
      <MenuSkeleton />
    </Waiting>
  )
}

function MenuSkeleton() {
  return (
    <div className="col g3">
      <Skeleton height={58} radius={18} />
      <Skeleton height={40} width="80%" radius={20} />
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height={106} radius="var(--r-xl)" />
      ))}
    </div>
  )
}

function OpenMenu({ menu, keptAt }: { readonly menu: BarMenu; readonly keptAt: number | null }) {
  const texts = useTexts(barTexts)
  const language = useLanguage()
  const state = useBarState()
  const { cart, onChange, ...known } = useBarCart()
  const [{ dish, show }, setQuery] = useQueryState(query)
  const close = useBack(BAR_PATH)
  useTidyCart(cart, { menu, keptAt }, onChange)
  const item = itemsById(menu).get(Number(dish))
  // The place is asked for with the first thing that is added, and kept for the day.
  const asksPlace = known.delivery === null && countPieces(cart) === 0
  const add = (one: MenuItem) => {
    onChange(addLine(cart, plainLine(one)))
    announce(`${one.name}: 1`)
    if (asksPlace) setQuery({ show: 'delivery' }, { push: true })
  }
  if (menu.categories.length === 0) return <EmptyState title={texts.menu.empty} text={texts.menu.emptyText} />
  if (state?.isOpen === false && show !== 'menu' && item === undefined && countPieces(cart) === 0) {
    return <BarClosedPanel state={state} onLook={() => setQuery({ show: 'menu' })} />
  }
  return (
    <>
      <DeliveryCard known={known} state={state} onChange={() => setQuery({ show: 'delivery' }, { push: true })} />
      {state?.isOpen === false ? <BarClosedNote state={state} /> : null}
      {keptAt === null ? null : (
        <Note icon="wifi-off" className="mt3">
          {texts.menu.kept(time(keptAt, language))}
        </Note>
      )}
      <BarMenuList
        menu={menu}
        state={state}
        cart={cart}
        onOpen={(itemId) => setQuery({ dish: itemId }, { push: true })}
        onAdd={add}
      />
      <BarOrderBar cart={cart} menu={menu} />
      {item === undefined ? null : (
        <DishSheet
          key={item.id}
          item={item}
          state={state}
          cart={cart}
          onChange={onChange}
          onSaved={asksPlace ? () => setQuery({ dish: undefined, show: 'delivery' }) : close}
          onClose={close}
        />
      )}
      {show === 'delivery' ? <DeliverySheet cart={cart} onChange={onChange} onClose={close} /> : null}
    </>
  )
}
