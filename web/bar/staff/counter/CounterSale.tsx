import { useState } from 'react'
import type { BarState, MenuItem } from '../../../../domain/bar/calls.ts'
import { useFailureReason } from '../../../platform/failure.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { Skeleton } from '../../../ui/surfaces.tsx'
import { Waiting } from '../../../ui/Waiting.tsx'
import { addLine, plainLine } from '../../bar-cart.ts'
import { useBarMenu } from '../../bar-menu.ts'
import { CounterMenu } from './CounterMenu.tsx'
import { CounterOrder } from './CounterOrder.tsx'
import './counter.css'
import { OptionsSheet } from './OptionsSheet.tsx'
import type { CounterSale as Sale } from './use-counter-sale.ts'

interface CounterSaleProps {
  readonly state: BarState
  readonly sale: Sale
}

/** A worker orders for a guest at the counter or at an umbrella: what the bar sells, and beside it the order with its ways to pay. */
export function CounterSale({ state, sale }: CounterSaleProps) {
  const failureReason = useFailureReason()
  const [choosing, setChoosing] = useState<MenuItem | null>(null)
  const query = useBarMenu()
  const load = () => void query.refetch()
  if (!query.data) {
    if (query.isError) {
      return <ErrorState text={failureReason(query.error)} onRetry={load} isRetrying={query.isFetching} />
    }
    return (
      <Waiting onRetry={load}>
        <Skeleton height={320} radius={22} />
      </Waiting>
    )
  }
  const { menu } = query.data
  const { draft, change } = sale
  const add = (item: MenuItem, optionIds: readonly number[]) =>
    change({ cart: addLine(draft.cart, { ...plainLine(item), optionIds: [...optionIds] }) })
  return (
    <>
      <CounterMenu
        menu={menu}
        soldOut={state.soldOut}
        cart={draft.cart}
        isLocked={sale.isInDoubt || sale.isBusy}
        onPick={(item) => (item.optionGroups.length > 0 ? setChoosing(item) : add(item, []))}
      />
      <CounterOrder menu={menu} sale={sale} />
      {choosing === null ? null : (
        <OptionsSheet
          item={choosing}
          onAdd={(optionIds) => {
            add(choosing, optionIds)
            setChoosing(null)
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  )
}
