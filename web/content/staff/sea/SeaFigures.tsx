import { WIND_DIRECTIONS, type Sea } from '../../../../domain/content/sea.ts'
import { useTexts } from '../../../platform/texts.ts'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { knotsFor, type SeaDraft } from './sea-form.ts'
import { staffSeaTexts } from './texts.ts'

interface SeaFiguresProps {
  readonly draft: SeaDraft
  readonly onChange: (change: Partial<SeaDraft>) => void
}

/** Wind, water and air: they begin where they were, and are changed where they are otherwise. */
export function SeaFigures({ draft, onChange }: SeaFiguresProps) {
  const texts = useTexts(staffSeaTexts)
  const { windKnots, windFrom, waterCelsius, airCelsius } = draft
  return (
    <>
      <div className="row g3">
        <SelectField
          label={texts.wind}
          value={String(windKnots)}
          options={knotsFor(windKnots).map((knots) => ({ id: String(knots), label: texts.knots(knots) }))}
          onChange={(knots) => onChange({ windKnots: Number(knots) })}
        />
        <SelectField<Sea['windFrom']>
          label={texts.windFrom}
          value={windFrom}
          options={WIND_DIRECTIONS.map((id) => ({ id, label: texts.from[id] }))}
          onChange={(from) => onChange({ windFrom: from })}
        />
      </div>
      <div className="sea-degrees">
        <Degrees
          label={texts.water}
          value={waterCelsius}
          min={-2}
          max={40}
          onChange={(to) => onChange({ waterCelsius: to })}
        />
        <Degrees
          label={texts.air}
          value={airCelsius}
          min={-20}
          max={50}
          onChange={(to) => onChange({ airCelsius: to })}
        />
      </div>
    </>
  )
}

interface DegreesProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

function Degrees({ label, ...rest }: DegreesProps) {
  return (
    <div className="row sp g2">
      <span aria-hidden="true">{label}</span>
      <Stepper label={label} {...rest} />
    </div>
  )
}
