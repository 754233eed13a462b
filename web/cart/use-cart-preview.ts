import { barCartStore } from '../bar/bar-cart.ts'
import { useBarMenu } from '../bar/bar-menu.ts'
import { previewCart } from '../bar/cart-preview.ts'
import { getParking } from '../../domain/parking/calls.ts'
import { getRestaurants } from '../../domain/restaurant/calls.ts'
import { getServices } from '../../domain/services/calls.ts'
import { useQueries } from '@tanstack/react-query'
import { parkingCart } from '../parking/parking-cart.ts'
import { call } from '../platform/call.ts'
import { callKey, useCallQuery } from '../platform/queries.ts'
import { useStore } from '../platform/store.ts'
import { tableCart } from '../restaurant/table-draft.ts'
import { serviceCart } from '../services/service-cart.ts'
import { useCartPrice } from '../subscriptions/use-cart-price.ts'
import { useUmbrellaCart } from '../umbrellas/use-umbrella-cart.ts'
import type { ShownCart } from './cart-kinds.ts'

/** What a cart costs by the prices that are shown, in cents; null while that is not known. The server's quote is what binds. */
export function useCartPreview(kind: ShownCart): number | null {
  const { cart } = useUmbrellaCart()
  const bar = useBarPreview(kind === 'bar')
  const restaurant = useTablePreview(kind === 'restaurant')
  const parking = useParkingPreview(kind === 'parking')
  const service = useServicePreview(kind === 'service')
  const subscription = useCartPrice(kind === 'subscription').nowCents
  return { umbrella: cart.totalCents, bar, restaurant, parking, service, subscription }[kind]
}

function useBarPreview(isWanted: boolean): number | null {
  const cart = useStore(barCartStore)
  const menu = useBarMenu().data?.menu
  return isWanted && menu !== undefined ? previewCart(cart, menu).totalCents : null
}

function useTablePreview(isWanted: boolean): number | null {
  const cart = useStore(tableCart)
  const { data } = useCallQuery(getRestaurants, {}, { enabled: isWanted })
  return cart === null || data === undefined ? null : data.depositCents * cart.seats
}

function useParkingPreview(isWanted: boolean): number | null {
  const cart = useStore(parkingCart)
  const isAsked = isWanted && cart !== null
  const { from = '', to = '', part = 'full_day' } = cart ?? {}
  const { data } = useCallQuery(getParking, { from, to, part }, { enabled: isAsked })
  return data?.areas.find((area) => area.areaId === cart?.areaId)?.totalCents ?? null
}

function useServicePreview(isWanted: boolean): number | null {
  const items = useStore(serviceCart)?.items ?? []
  const prices = useQueries({
    queries: items.map(({ day, part, serviceId, quantity }) => ({
      queryKey: callKey(getServices, { day, part }),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getServices, { day, part }, { signal }),
      enabled: isWanted,
      networkMode: 'always' as const,
      select: ({ services }: Awaited<ReturnType<typeof call<typeof getServices>>>) => {
        const service = services.find((each) => each.serviceId === serviceId)
        return service === undefined ? null : service.unitCents * quantity
      },
    })),
  })
  const sums = prices.map(({ data }) => data ?? null)
  return sums.includes(null) || sums.length === 0 ? null : sums.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}
