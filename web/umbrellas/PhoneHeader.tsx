import { memo } from 'react'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { useBack } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { IconButton } from '../ui/Button.tsx'
import { Chip, ChipRow } from '../ui/Chip.tsx'
import { BestPlaces } from './best/BestPlaces.tsx'
import type { BestPlacesProps } from './best/best-places.ts'
import { GazeboOnly } from './GazeboOnly.tsx'
import type { ZoneArea } from './map/areas.ts'
import { useZoneInView, type BeachMapControl } from './map/use-beach-map.ts'
import { MinimumStay } from './promotions/MinimumStay.tsx'
import { SearchSummary } from './SearchSummary.tsx'
import type { Search } from './search-state.ts'
import { umbrellaTexts } from './texts.ts'
import type { Resort } from './use-resort.ts'
import { FullZone } from './waiting/FullZone.tsx'
import styles from './beach-page.module.css'

/** Back, the search, the switch between map and list, and the zones with what is free (mockups 06 and 07). */
export const PhoneHeader = memo(function PhoneHeader(props: {
  search: Search
  areas: readonly ZoneArea[]
  control: BeachMapControl
  isList: boolean
  best: BestPlacesProps
  zone: string
  plan: BeachPlan
  resort: Resort | undefined
  onDays: (from: CivilDate, to: CivilDate) => void
  onEdit: () => void
  onZone: (zone: string) => void
  onList: () => void
}) {
  const { search, areas, control, isList, best, zone, plan, resort, onDays, onEdit, onZone, onList } = props
  const texts = useTexts(umbrellaTexts)
  const back = useBack('/tabs/main-page-ombrelloni')
  const inView = useZoneInView(control, areas)
  const lit = isList ? zone : inView
  const pick = (area: ZoneArea) => {
    if (!isList) control.map.enter(area.bounds)
    else onZone(zone === area.id ? 'suited' : area.id)
  }
  return (
    <header className={styles['top']}>
      <h1 className="sr">{texts.map.title}</h1>
      <div className="row g2">
        <IconButton icon="chevron-left" label={texts.map.back} onPress={back} />
        <SearchSummary search={search} onEdit={onEdit} />
        <IconButton icon={isList ? 'map' : 'list'} label={isList ? texts.map.asMap : texts.map.list} onPress={onList} />
      </div>
      <ChipRow label={texts.map.zones}>
        {areas.map((area) => (
          <Chip
            key={area.id}
            isSelected={lit === area.id}
            count={area.suitability.suits ? area.free : undefined}
            onPress={() => pick(area)}
          >
            {area.name}
          </Chip>
        ))}
      </ChipRow>
      {resort === undefined ? null : (
        <MinimumStay search={search} rows={plan.rows} resort={resort} onDays={onDays} className="mt2" />
      )}
      <GazeboOnly plan={plan} dogs={search.dogs} />
      <BestPlaces {...best} />
      {isList ? <FullZone search={search} areas={areas} zone={zone} /> : null}
    </header>
  )
})
