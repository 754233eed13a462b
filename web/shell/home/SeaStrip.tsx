import type { getSeaConditions } from '../../../domain/content/calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import styles from './Home.module.css'
import { homeTexts } from './texts.ts'

export type SeaConditions = NonNullable<CallOutput<typeof getSeaConditions>['conditions']>

/** Air, water, wind and flag as they were last observed; a sample says that it is one (mockup 04). */
export function SeaStrip({ sea }: { readonly sea: SeaConditions }) {
  const texts = useTexts(homeTexts).sea
  const language = useLanguage()
  return (
    <>
      <ul className={styles['strip']} aria-label={texts.label(time(sea.observedAt, language))}>
        <Fact icon="sun" value={`${sea.airCelsius}°`} name={texts.sky[sea.sky]} />
        <Fact icon="waves" value={`${sea.waterCelsius}°`} name={texts.water} />
        <Fact icon="wind" value={texts.knots(sea.windKnots)} name={texts.from[sea.windFrom]} />
        <Fact icon="flag" value={texts.flags[sea.flag]} name={texts.flag} />
      </ul>
      {sea.source === 'sample' ? <p className={styles['sample']}>{texts.sample}</p> : null}
    </>
  )
}

interface FactProps {
  readonly icon: IconName
  readonly value: string
  readonly name: string
}

function Fact({ icon, value, name }: FactProps) {
  return (
    <li>
      <Icon name={icon} size={19} />
      <b>{value}</b>
      <span>{name}</span>
    </li>
  )
}
