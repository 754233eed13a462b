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
  return (
    <header className={styles['hero']}>
      <HeroArt className={styles['heroArt']} />
      <div className={styles['heroText']}>
        <p className={styles['greeting']}>{greeting}</p>
        <h1 className="large">{headline}</h1>
        {sea === null ? null : <SeaStrip sea={sea} />}
      </div>
    </header>
  )
}
