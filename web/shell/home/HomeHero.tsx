import { Link } from '../../platform/navigation.tsx'
import { useSession } from '../../platform/session.ts'
import { useTexts } from '../../platform/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import { shellTexts } from '../texts.ts'
import { HeroArt } from './art/HeroArt.tsx'
import styles from './Home.module.css'
import { SeaStrip, type SeaConditions } from './SeaStrip.tsx'

interface HomeHeroProps {
  readonly greeting: string
  readonly headline: string
  /** Null shows no strip: nobody knows how the sea is. */
  readonly sea: SeaConditions | null
}

/** The sea on top of the home screen, with the greeting, what the day is about, and how the sea is. */
export function HomeHero({ greeting, headline, sea }: HomeHeroProps) {
  const { isLoggedIn } = useSession()
  return (
    <header className={styles['hero']}>
      <HeroArt className={styles['heroArt']} />
      <div className={styles['heroText']}>
        <div className="row sp g3">
          <div>
            <p className={styles['greeting']}>{greeting}</p>
            <h1 className="large">{headline}</h1>
          </div>
          {isLoggedIn ? <Bell /> : null}
        </div>
        {sea === null ? null : <SeaStrip sea={sea} />}
      </div>
    </header>
  )
}

/** What is told to the person, and how (mockup 04). */
function Bell() {
  const { notifications } = useTexts(shellTexts).titles
  return (
    <Link to="/tabs/contact/notifiche" className={classNames('ib', styles['bell'])} aria-label={notifications}>
      <Icon name="bell" stroke={2.2} />
    </Link>
  )
}
