import { useTexts } from '../platform/texts.ts'
import { subscriptionTexts } from './texts.ts'
import styles from './subscriptions.module.css'

/** How far one is: three bars, of which the first `step` are filled (R-102, mockups 16 to 18). */
export function Steps({ step }: { readonly step: 1 | 2 | 3 }) {
  const texts = useTexts(subscriptionTexts)
  return (
    <div className={styles['steps']} role="img" aria-label={texts.step(step)}>
      {[1, 2, 3].map((each) => (
        <i key={each} data-on={each <= step || undefined} />
      ))}
    </div>
  )
}
