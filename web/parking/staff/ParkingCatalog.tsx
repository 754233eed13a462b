import { useState } from 'react'
import { clearParkingSpaces, getParkingDays, setParkingSpaces } from '../../../domain/parking/staff-calls.ts'
import type { ParkingFile } from '../../../domain/parking/files/parking-file.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { readEuro, writeEuro } from '../../../domain/platform/files/euro.ts'
import { PriceField } from '../../content/staff/FoodFields.tsx'
import { shownText } from '../../content/staff/food-draft.ts'
import type { SectionProps } from '../../content/staff/section.ts'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { DayNumbers, twoWeeksFrom } from '../../umbrellas/staff/catalog/DayNumbers.tsx'
import { nextId, noWords } from '../../umbrellas/staff/catalog/entry.ts'
import { SectionEditor } from '../../umbrellas/staff/catalog/SectionEditor.tsx'
import { SectionWait } from '../../umbrellas/staff/catalog/SectionWait.tsx'
import { sectionTexts } from '../../umbrellas/staff/catalog/texts.ts'
import { WholeField } from '../../umbrellas/staff/catalog/WholeField.tsx'
import { ParkingAreas } from '../ParkingAreas.tsx'

type Area = ParkingFile['areas'][number]

interface ParkingCatalogProps extends SectionProps {
  /** The resort's day. */
  readonly today: CivilDate
}

const MOST = 10_000

/** The areas of the car park: words, prices, spaces, and what of them is sold on a day. */
export function ParkingCatalog({ menu, today }: ParkingCatalogProps) {
  return (
    <SectionWait section="parking" menu={menu}>
      {(state, langWanted) => {
        const published = new Set(
          (JSON.parse(state.published) as { areas?: readonly Area[] }).areas?.map(({ id }) => id),
        )
        return (
          <SectionEditor<Area>
            section="parking"
            state={state}
            menu={menu}
            langWanted={langWanted}
            newEntry={newArea}
            renderFields={({ entry, change }) => <AreaFields area={entry} onChange={change} />}
            renderPreview={(entry, language) => (
              <ParkingAreas
                areas={[
                  {
                    areaId: entry.id,
                    name: entry.name[language] || entry.name.it,
                    text: entry.text[language] || entry.text.it,
                    hasShade: entry.hasShade,
                    unitCents: readEuro(entry.fullDay),
                    totalCents: readEuro(entry.fullDay),
                    left: entry.spaces,
                  },
                ]}
                chosen={null}
                onChange={() => undefined}
              />
            )}
            renderBelow={(entry) => (published.has(entry.id) ? <AreaDays area={entry} today={today} /> : null)}
          />
        )
      }}
    </SectionWait>
  )
}

function newArea(entries: readonly Area[]): Area {
  return {
    id: nextId(entries),
    name: noWords(),
    text: noWords(),
    hasShade: false,
    fullDay: '0.00',
    halfDay: '0.00',
    spaces: 0,
  }
}

function AreaFields({ area, onChange }: { readonly area: Area; readonly onChange: (part: Partial<Area>) => void }) {
  const texts = useTexts(sectionTexts)
  return (
    <>
      <div className="field-grid">
        <PriceField
          label={texts.full}
          cents={readEuro(area.fullDay)}
          onChange={(amount) => onChange({ fullDay: writeEuro(cents(amount)) })}
        />
        <PriceField
          label={texts.half}
          cents={readEuro(area.halfDay)}
          onChange={(amount) => onChange({ halfDay: writeEuro(cents(amount)) })}
        />
        <WholeField
          label={texts.spaces}
          value={area.spaces}
          min={0}
          max={MOST}
          onChange={(spaces) => onChange({ spaces })}
        />
      </div>
      <div className="list outlined">
        <Switch isSelected={area.hasShade} onChange={(hasShade) => onChange({ hasShade })}>
          {texts.shade}
        </Switch>
      </div>
    </>
  )
}

function AreaDays({ area, today }: { readonly area: Area; readonly today: CivilDate }) {
  const language = useLanguage()
  const [span, setSpan] = useState(() => twoWeeksFrom(today))
  const query = useCallQuery(getParkingDays, { areaId: String(area.id), ...span })
  const days = query.data?.days.map(({ spaces, ...day }) => ({ ...day, count: spaces }))
  return (
    <DayNumbers
      name={shownText(area.name, language)}
      today={today}
      days={days}
      usual={area.spaces}
      span={span}
      onSpan={setSpan}
      set={(on, spaces) => call(setParkingSpaces, { areaId: area.id, ...on, spaces: spaces ?? 0 })}
      clear={(on) => call(clearParkingSpaces, { areaId: area.id, ...on })}
      refresh={() => invalidate(getParkingDays)}
    />
  )
}
