import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { LOADER_LIMITS } from '../ui/loader-limits.ts'
import { useElapsed } from '../ui/use-elapsed.ts'

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

const RETRY: Readonly<Record<string, string>> = {
  it: 'Riprova',
  en: 'Try again',
  fr: 'Réessayer',
  nl: 'Probeer opnieuw',
  de: 'Noch mal versuchen',
}
const BROKEN: Readonly<Record<string, string>> = {
  it: 'Ops, qualcosa è andato storto',
  en: 'Oops, something went wrong',
  fr: 'Oups, un problème est survenu',
  nl: 'Oeps, er ging iets mis',
  de: 'Hoppla, etwas ging schief',
}
const GO_ON: Readonly<Record<string, string>> = {
  it: 'Entra intanto',
  en: 'Go in meanwhile',
  fr: 'Entrer en attendant',
  nl: 'Ga intussen naar binnen',
  de: 'Inzwischen weiter',
}

/**
 * What stands on the screen while the app starts: never a blank page. The same as in `index.html`. After 3 s it says that
 * it takes long; `onGoOn` lets the person in before the checks are answered.
 */
export function Splash({ onGoOn }: { readonly onGoOn?: () => void }) {
  const isSlow = useElapsed(LOADER_LIMITS.other)
  const language = document.documentElement.lang
  return (
    <div className="splash" role="status" aria-label={STARTING[language] ?? STARTING['it']}>
      <img className="splash-logo" src="/icon.svg" width="96" height="96" alt="" />
      {isSlow ? <p className="sub ink2">{SLOW[language] ?? SLOW['it']}</p> : null}
      {isSlow && onGoOn ? (
        <Button variant="tint" onPress={onGoOn}>
          {GO_ON[language] ?? GO_ON['it']}
        </Button>
      ) : null}
    </div>
  )
}

/** What stands there when the app itself cannot be drawn, e.g. without its texts; it opens anew by itself with the network. */
export function BrokenApp() {
  const language = document.documentElement.lang
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return (
    <div className="splash" role="alert">
      <img className="splash-logo" src="/icon.svg" width="96" height="96" alt="" />
      <p className="sub ink2">{BROKEN[language] ?? BROKEN['it']}</p>
      <button type="button" className="btn tint" onClick={() => location.reload()}>
        {RETRY[language] ?? RETRY['it']}
      </button>
    </div>
  )
}
