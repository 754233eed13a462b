import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import type { Availability } from './map/availability.ts'
import { nearestFree, type PlaceView } from './map/map-view.ts'
import type { Search } from './search-state.ts'
import { MinimumStay } from './promotions/MinimumStay.tsx'
import { LimitSheet } from './sheet/LimitSheet.tsx'
import { PlaceSheet } from './sheet/PlaceSheet.tsx'
import { TakenSheet } from './sheet/TakenSheet.tsx'
import type { MapAddress } from './use-map-address.ts'
import type { PlaceActions } from './use-place-actions.ts'
import type { Resort } from './use-resort.ts'

export interface BeachSheetsProps {
  readonly plan: BeachPlan
  readonly availability: Availability
  /** Until when this person may hold nothing at all. */
  readonly pausedUntil: string | null
  readonly search: Search
  readonly views: ReadonlyMap<number, PlaceView>
  /** The place that the address names. */
  readonly open: PlaceView | undefined
  readonly address: MapAddress
  readonly actions: PlaceActions
  readonly isSaving: boolean
  readonly resort: Resort | undefined
}

/** A place that another guest took: refused by the server, or gone while its sheet was open. */
function lostPlace({ views, open, actions }: BeachSheetsProps): PlaceView | undefined {
  if (actions.panel?.kind === 'taken') return views.get(actions.panel.umbrellaId)
  const isGone = open !== undefined && open.look !== 'free' && open.look !== 'mine'
  // What pauses is not asked for again, whatever was refused before.
  return isGone && (open.pausedUntil !== null || actions.refused?.umbrellaId !== open.place.id) ? open : undefined
}

/** What opens over the beach: a place, the news that it is gone, or the limit of five (mockups 08, 09, 34). */
export function BeachSheets(props: BeachSheetsProps) {
  const { plan, availability, pausedUntil, search, views, open, address, actions, isSaving, resort } = props
  const lost = lostPlace(props)
  if (lost !== undefined) {
    const close = () => {
      actions.closePanel()
      if (open !== undefined) actions.close()
    }
    const pick = (code: string) => {
      actions.closePanel()
      address.openPlace(code)
    }
    return <TakenSheet view={lost} near={nearestFree(views, lost.place, 3)} onPick={pick} onClose={close} />
  }
  if (actions.panel?.kind === 'limit')
    return <LimitSheet isOfDay={actions.panel.isOfDay} phone={resort?.phone ?? null} onClose={actions.closePanel} />
  // A tap on a booked place leads to its pass, so nothing stands over it here.
  if (open === undefined || open.isBusy || open.booking !== null) return null
  const lineId = open.line?.lineId ?? null
  // What turned out to be held although its answer was lost was not refused.
  const isRefused = actions.refused?.umbrellaId === open.place.id && actions.refused.lineId === lineId
  const refused = isRefused ? actions.refused : null
  return (
    <PlaceSheet
      key={`${open.place.id}/${lineId ?? 'new'}`}
      plan={plan}
      view={open}
      availability={availability}
      search={search}
      startFrom={refused?.wish ?? null}
      failure={refused?.failure ?? null}
      pausedUntil={open.line === null ? pausedUntil : null}
      note={
        open.line !== null || resort === undefined ? null : (
          <MinimumStay
            search={search}
            rows={plan.rows.filter((row) => row.id === open.place.row)}
            resort={resort}
            onDays={(from, to) => address.searchAgain({ ...search, from, to })}
            className="mt3"
          />
        )
      }
      holdMinutes={resort?.holdMinutes}
      isSaving={isSaving}
      onAdd={(wish) => void actions.add(open, wish)}
      onSave={(wish, dogs) => void actions.save(open, wish, dogs)}
      onRemove={() => actions.remove(open)}
      onClose={actions.close}
    />
  )
}
