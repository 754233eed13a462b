import type { ParkingArea } from '../../domain/parking/calls.ts'
import { moneyWhole } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useTexts } from '../platform/texts.ts'
import { RadioList } from '../ui/choices.tsx'
import { parkingTexts } from './texts.ts'
import styles from './parking.module.css'

/** The areas, one of which is chosen; a full one stays and says so. */
export function ParkingAreas(props: {
  readonly areas: readonly ParkingArea[]
  readonly chosen: ParkingArea | null
  readonly onChange: (areaId: string) => void
}) {
  const texts = useTexts(parkingTexts)
  const language = useLanguage()
  return (
    <RadioList
      label={texts.area}
      className={styles['areas'] ?? ''}
      value={props.chosen === null ? null : String(props.chosen.areaId)}
      options={props.areas.map((area) => ({
        id: String(area.areaId),
        label: area.name,
        detail: texts.left(area.text, area.left),
        isDisabled: area.left === 0,
        action: <span className="price">{moneyWhole(area.unitCents, language)}</span>,
      }))}
      onChange={props.onChange}
    />
  )
}
