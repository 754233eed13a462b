import { memo } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { dayRange } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { DogFace } from '../design/art/DogFace.tsx'
import { Button } from '../ui/Button.tsx'
import { Switch } from '../ui/choices.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Card } from '../ui/surfaces.tsx'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import type { BeachPlan } from '../../domain/umbrellas/plan.ts'
import { Legend } from './Legend.tsx'
import type { ZoneArea } from './map/areas.ts'
import type { ZoneCounts } from './map/zone-counts.ts'
import { BestPlaces } from './best/BestPlaces.tsx'
import type { BestPlacesProps } from './best/best-places.ts'
import { GazeboOnly } from './GazeboOnly.tsx'
import { MinimumStay } from './promotions/MinimumStay.tsx'
import type { Search } from './search-state.ts'
import type { Resort } from './use-resort.ts'
import { umbrellaTexts } from './texts.ts'
import { FullZone } from './waiting/FullZone.tsx'
import styles from './beach-page.module.css'

function SearchCard({ search, onEdit }: { search: Search; onEdit: () => void }) {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  return (
    <Card>
      <h2 className="t3">{dayRange(search.from, search.to, language, 'date')}</h2>
      <p className="sub ink2">{texts.parts[search.part]}</p>
      <hr className="hr" />
      <div className="row g3">
        <span className="ava" style={{ width: 36, height: 36 }}>
          <Icon name="people" size={19} />
        </span>
        <span className="grow">{texts.map.people(search.people)}</span>
      </div>
      {search.dogs.map((dog) => (
        <div key={dog.name} className="row g3 mt2">
          <DogFace name={dog.name} size={36} />
          <span className="grow">{`${dog.name}, ${texts.dog.inLine(dog.size)}`}</span>
        </div>
      ))}
      <Button variant="tint" size="sm" full className="mt3" onPress={onEdit}>
        {texts.map.change}
      </Button>
    </Card>
  )
}

/** Beside the map in a wide window (mockup 40): the search, the zones with what is free, the legend. */
export const SidePanel = memo(function SidePanel(props: {
  search: Search
  areas: readonly ZoneArea[]
  counts: ZoneCounts
  zone: string
  onlyAccessible: boolean
  /** What the keys do on the map. */
  help: string
  best: BestPlacesProps
  plan: BeachPlan
  resort: Resort | undefined
  onDays: (from: CivilDate, to: CivilDate) => void
  onEdit: () => void
  onZone: (zone: string) => void
  onAccessible: (only: boolean) => void
}) {
  const { search, areas, counts, zone, onlyAccessible, help, plan, resort, onDays, onEdit, onZone, onAccessible } =
    props
  const texts = useTexts(umbrellaTexts)
  const hasDogs = search.dogs.length > 0
  const shown = hasDogs ? areas.filter((area) => area.suitability.suits || area.id === zone) : areas
  const choices = [
    ...(hasDogs
      ? [{ id: 'suited', name: texts.map.suited(search.dogs.map((dog) => dog.name)), count: counts.suited }]
      : []),
    ...shown.map((area) => ({ id: area.id, name: area.name, count: area.free })),
    { id: hasDogs ? 'all' : 'suited', name: texts.map.all, count: counts.all },
  ]
  return (
    <aside className={styles['side']} aria-label={texts.list.filters}>
      <SearchCard search={search} onEdit={onEdit} />
      {resort === undefined ? null : <MinimumStay search={search} rows={plan.rows} resort={resort} onDays={onDays} />}
      <Card>
        <h2 className="t3">{texts.map.zone}</h2>
        <GazeboOnly plan={plan} dogs={search.dogs} />
        <RadioGroup className={styles['zones'] ?? ''} aria-label={texts.map.zone} value={zone} onChange={onZone}>
          {choices.map((choice) => (
            <Radio key={choice.id} value={choice.id}>
              <span className="grow">{choice.name}</span>
              <span>{choice.count}</span>
            </Radio>
          ))}
        </RadioGroup>
        <Switch className="mt2 sub" isSelected={onlyAccessible} onChange={onAccessible}>
          {texts.map.onlyAccessible}
        </Switch>
      </Card>
      <BestPlaces {...props.best} />
      <FullZone search={search} areas={areas} zone={zone} />
      <Card>
        <h2 className="t3">{texts.map.legend}</h2>
        <Legend />
        <p className="foot ink2 mt2">{help}</p>
      </Card>
    </aside>
  )
})
