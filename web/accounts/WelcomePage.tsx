import { lazy, Suspense, useEffect } from 'react'
import { getResort } from '../../domain/content/calls.ts'
import { WelcomeScene } from '../design/art/WelcomeScene.tsx'
import { useEnter } from '../platform/navigation.tsx'
import { useCallQuery } from '../platform/queries.ts'
import { enterAsGuest } from '../platform/session.ts'
import { loadTexts, useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from '../ui/Logo.tsx'
import { useScreenFocus } from '../ui/screen-focus.ts'
import { BEACH_PATH } from './beach-path.ts'
import { useEntryQuery } from './entry-query.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { accountTexts } from './texts.ts'
import { welcomeTexts } from './welcome/texts.ts'
import styles from './Welcome.module.css'

/** The forms weigh more than the rest of the first screen: they come while the person reads it. */
const loadLogin = () => import('./LoginView.tsx')
const loadSocial = async () => (await import('./social/preload-social.ts')).preloadSocial()
const loadPasskeys = async () => (await import('./passkeys/preload-passkeys.ts')).preloadPasskeys()

function preloadLogin(): void {
  // What cannot be loaded now is loaded when it is opened.
  void Promise.allSettled([loadLogin(), loadTexts(accountTexts), loadSocial(), loadPasskeys()])
}

const WhyLogin = lazy(async () => ({ default: (await import('./WhyLogin.tsx')).WhyLogin }))

const LoginView = lazy(async () => ({ default: (await loadLogin()).LoginView }))

/** Entry of the app (mockup 01): log in, sign up or go on as a guest; `?login=1` is the login. */
export function WelcomePage() {
  const { login } = useEntryQuery()
  useEffect(preloadLogin, [])
  if (login === undefined) return <WelcomeView />
  return (
    <Suspense fallback={<WelcomeView />}>
      <LoginView />
    </Suspense>
  )
}

function WelcomeView() {
  const texts = useTexts(welcomeTexts)
  const { next } = useEntryQuery()
  const enter = useEnter()
  const resort = useCallQuery(getResort, {})
  const main = useScreenFocus()
  const goOnAsGuest = () => {
    enterAsGuest()
    enter()
  }
  return (
    <div className={styles['welcome']}>
      <div className={styles['scene']}>
        <WelcomeScene />
      </div>
      <header className={styles['top']}>
        <div className="row g2">
          <Logo size={38} />
          <span className="t2">{resort.data?.name}</span>
        </div>
        <LanguageMenu className={styles['language'] ?? ''} hasIcon />
      </header>
      <main ref={main} id="main" tabIndex={-1} className={styles['main']}>
        <h1>{texts.title}</h1>
        <p>
          {next === undefined ? (
            texts.text
          ) : (
            <Suspense fallback={texts.text}>
              <WhyLogin next={next} />
            </Suspense>
          )}
        </p>
        <div className="col g2 mt5">
          <LinkButton to="/welcome" query={{ login: 1, next }} full>
            {texts.login}
          </LinkButton>
          <LinkButton to="/signup" query={{ next }} variant="ghost" full className={styles['flat'] ?? ''}>
            {texts.signup}
          </LinkButton>
          <LinkButton to={BEACH_PATH} variant="plain" full className={styles['guest'] ?? ''}>
            {texts.beach}
          </LinkButton>
          <Button variant="plain" full className={styles['guest'] ?? ''} onPress={goOnAsGuest}>
            {texts.guest}
            <Icon name="arrow-right" size={18} stroke={2.2} />
          </Button>
        </div>
      </main>
    </div>
  )
}
