import { GuestDetailsSheet } from '../../accounts/GuestDetails.tsx'
import { RestaurantPage } from '../../restaurant/RestaurantPage.tsx'
import { useStartItemOrder } from './use-start-item-order.ts'

/** The restaurants: a table without a deposit is ordered from here, by a guest once they said who they are. */
export function TablePage() {
  const { guest, ...ordering } = useStartItemOrder()
  return (
    <>
      <RestaurantPage ordering={ordering} />
      <GuestDetailsSheet guest={guest} />
    </>
  )
}
