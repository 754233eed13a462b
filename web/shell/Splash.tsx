import { useEffect, useState } from 'react'
import { SECOND } from '../../domain/platform/duration.ts'

/** Shown until the texts have come, so it has its own, in the language of the document. */
const SLOW: Readonly<Record<string, string>> = {
  it: 'Ci sta mettendo più del solito',
  en: 'This is taking longer than usual',
  fr: 'C’est plus long que d’habitude',
  nl: 'Dit duurt langer dan normaal',
  de: 'Das dauert länger als sonst',
}
const STARTING: Readonly<Record<string, string>> = {
  it: 'Apriamo l’app',
  en: 'Opening the app',
  fr: 'Ouverture de l’application',
  nl: 'De app gaat open',
  de: 'Die App wird geöffnet',
}

/** What stands on the screen while the app starts: never a blank page. The same as in `index.html`. */
export function Splash() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 8 * SECOND)
    return () => clearTimeout(timer)
  }, [])
  const language = document.documentElement.lang
  return (
    <div className="splash" role="status" aria-label={STARTING[language] ?? STARTING['it']}>
      <img className="splash-logo" src="/icon.svg" width="96" height="96" alt="" />
      {isSlow ? <p className="sub ink2">{SLOW[language] ?? SLOW['it']}</p> : null}
    </div>
  )
}
