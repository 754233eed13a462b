import { HeroArt } from './art/HeroArt.tsx'
import styles from './Home.module.css'

/** The sea on top of the home screen, with the greeting and what the day is about. */
export function HomeHero({ greeting, headline }: { greeting: string; headline: string }) {
  return (
    <header className={styles['hero']}>
      <HeroArt className={styles['heroArt']} />
      <div className={styles['heroText']}>
        <p className={styles['greeting']}>{greeting}</p>
        <h1 className="large">{headline}</h1>
      </div>
    </header>
  )
}
