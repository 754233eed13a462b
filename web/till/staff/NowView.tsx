import { useState } from 'react'
import * as z from 'zod/mini'
import { getTill, type Till, type TillOrder } from '../../../domain/till/calls.ts'
import { expectedOutside, type Drawer } from '../../../domain/till/drawers.ts'
import { useQueryState } from '../../platform/navigation.tsx'
import { useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { laterSheet } from '../../ui/later-sheet.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLostFocus } from '../../ui/use-lost-focus.ts'
import { DrawersCard, withoutDrawer } from './DrawersCard.tsx'
import { FoundOrders } from './FoundOrders.tsx'
import { MovementRows } from './MovementRows.tsx'
import { OrdersToCollect } from './OrderRows.tsx'
import { tillTexts } from './texts.ts'
import { TillTotals } from './TillTotals.tsx'

const CloseTillSheet = laterSheet(async () => (await import('./CloseTillSheet.tsx')).CloseTillSheet)
const CollectSheet = laterSheet(async () => (await import('./CollectSheet.tsx')).CollectSheet)
const CountDrawerSheet = laterSheet(async () => (await import('./CountDrawerSheet.tsx')).CountDrawerSheet)
const DrawerSheet = laterSheet(async () => (await import('./DrawerSheet.tsx')).DrawerSheet)
const OpenDrawerSheet = laterSheet(async () => (await import('./OpenDrawerSheet.tsx')).OpenDrawerSheet)
const RefundSheet = laterSheet(async () => (await import('./RefundSheet.tsx')).RefundSheet)

/** How often the desk is asked for again while it is looked at, in milliseconds: colleagues collect as well. */
const EVERY = 20_000

const querySchema = z.object({ q: z.optional(z.string()) })

type Open =
  | { readonly what: 'collect' | 'refund'; readonly order: TillOrder }
  | { readonly what: 'count'; readonly drawer: Drawer }
  | { readonly what: 'movement' | 'drawer' | 'close' }
  | null

/** Today: whom to collect from, what moved, and the sums. */
export function NowView({ onClosed }: { readonly onClosed: (closingId: number) => void }) {
  const till = useCallQuery(getTill, {}, { refetchInterval: EVERY, staleTime: 0 })
  return (
    <Loaded query={till} skeleton={<Skeleton height={520} radius={22} />}>
      {(data) => <Shown till={data} onClosed={onClosed} />}
    </Loaded>
  )
}

function Shown({ till, onClosed }: { readonly till: Till; readonly onClosed: (closingId: number) => void }) {
  const texts = useTexts(tillTexts)
  const [{ q: search = '' }, setQuery] = useQueryState(querySchema)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const doors = {
    onCollect: (order: TillOrder) => setOpen({ what: 'collect', order }),
    onRefund: (order: TillOrder) => setOpen({ what: 'refund', order }),
  }
  const words = search.trim()
  // Who has paid leaves the list, with the button that was pressed.
  const list = useLostFocus<HTMLDivElement>(till.toCollect.orders.map(({ orderId }) => orderId).join(' '))
  return (
    <>
      <div ref={list} className="panel scrolls desk-list" tabIndex={-1}>
        <TextField
          label={texts.search}
          value={search}
          icon="search"
          type="search"
          maxLength={120}
          onChange={(next) => setQuery({ q: next === '' ? undefined : next })}
        />
        {words.length < 2 ? <OrdersToCollect till={till} {...doors} /> : <FoundOrders search={words} {...doors} />}
        <MovementRows movements={till.movements} />
      </div>
      <div className="till-side desk-side col g3">
        <TillTotals
          till={till}
          onDrawer={() => setOpen({ what: 'movement' })}
          onClose={() => setOpen({ what: 'close' })}
        />
        <DrawersCard
          till={till}
          onOpen={() => setOpen({ what: 'drawer' })}
          onCount={(drawer) => setOpen({ what: 'count', drawer })}
        />
      </div>
      {open?.what === 'collect' ? <CollectSheet order={open.order} onClose={close} /> : null}
      {open?.what === 'refund' ? <RefundSheet order={open.order} onClose={close} /> : null}
      {open?.what === 'movement' ? <DrawerSheet onClose={close} /> : null}
      {open?.what === 'drawer' ? (
        <OpenDrawerSheet
          people={withoutDrawer(till)}
          mostCents={Math.max(expectedOutside(till.open.expectedCashCents, till.drawers), 0)}
          onClose={close}
        />
      ) : null}
      {open?.what === 'count' ? (
        <CountDrawerSheet
          drawer={current(till, open.drawer)}
          noteAboveCents={till.limits.noteAboveCents}
          onClose={close}
        />
      ) : null}
      {open?.what === 'close' ? <CloseTillSheet till={till} onClose={close} onClosed={onClosed} /> : null}
    </>
  )
}

/** A drawer as it stands by now: its person may go on taking cash while it is counted. */
function current({ drawers }: Till, drawer: Drawer): Drawer {
  return drawers.find(({ drawerId }) => drawerId === drawer.drawerId) ?? drawer
}
