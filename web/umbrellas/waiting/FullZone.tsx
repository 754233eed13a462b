import type { ZoneArea } from '../map/areas.ts'
import type { Search } from '../search-state.ts'
import { WaitingInvitation } from './WaitingInvitation.tsx'

/** The way onto the waiting list of the one zone that is looked at, when it suits and has nothing free (B-05). */
export function FullZone(props: {
  readonly search: Search
  readonly areas: readonly ZoneArea[]
  readonly zone: string
}) {
  const { search, areas, zone } = props
  const isFull = areas.some((area) => area.id === zone && area.suitability.suits && area.free === 0)
  return isFull ? <WaitingInvitation search={search} zone={zone} /> : null
}
