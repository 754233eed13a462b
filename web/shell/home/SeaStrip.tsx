import type { Sea } from '../../../domain/content/sea.ts'
import type { getSeaConditions } from '../../../domain/content/calls.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { time } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { Link } from '../../platform/navigation.tsx'
import { useTexts } from '../../platform/texts.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { shellTexts } from '../texts.ts'
import styles from './Home.module.css'
import own from './SeaStrip.module.css'
import { homeTexts } from './texts.ts'

export type SeaConditions = NonNullable<CallOutput<typeof getSeaConditions>['conditions']>

const SKY_ICONS: Readonly<Record<Sea['sky'], IconName>> = {
  clear: 'sun',
  partly_cloudy: 'cloud-sun',
  cloudy: 'cloud',
  rain: 'cloud-rain',
  storm: 'cloud-lightning',
}

/** Air, water, wind and flag as they were last observed, whose figures they are, and the way to the rule of bad weather (mockup 04, B-19). */
export function SeaStrip({ sea }: { readonly sea: SeaConditions }) {
  const texts = useTexts(homeTexts).sea
  const { weather: rule } = useTexts(shellTexts).titles
  const language = useLanguage()
  return (
    <>
      <ul
        className={`${styles['strip']} ${own[sea.flag === null ? 'three' : 'facts']}`}
        aria-label={texts.label(time(sea.observedAt, language))}
      >
        <Fact icon={SKY_ICONS[sea.sky]} value={`${sea.airCelsius}°`} name={texts.sky[sea.sky]} />
        <Fact icon="waves" value={`${sea.waterCelsius}°`} name={texts.water} />
        <Fact icon="wind" value={texts.knots(sea.windKnots)} name={texts.from[sea.windFrom]} />
        {sea.flag === null ? null : <Fact icon="flag" value={texts.flags[sea.flag]} name={texts.flag} />}
      </ul>
      <div className={own['below']}>
        {sea.source === 'sample' ? <p className={styles['sample']}>{texts.sample}</p> : null}
        {sea.source === 'provider' ? (
          <a className={styles['sample']} href="https://open-meteo.com/" target="_blank" rel="noopener noreferrer">
            {texts.provider}
          </a>
        ) : null}
        <Link className={own['rule'] ?? ''} to="/tabs/contact/meteo">
          {rule}
          <Icon name="chevron-right" size={14} />
        </Link>
      </div>
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
