import { LANGUAGES, type Language } from '../../domain/platform/language.ts'
import { call } from '../platform/call.ts'
import { useFailureText } from '../platform/failure.ts'
import { LANGUAGE_NAMES, setLanguage, useLanguage } from '../platform/language.ts'
import { readSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Icon } from '../ui/Icon.tsx'
import { MenuButton } from '../ui/MenuButton.tsx'
import { toast } from '../ui/toasts.ts'
import { welcomeTexts } from './welcome/texts.ts'

const OPTIONS = LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id], lang: id }))

/** Whoever is known here gets mails in the language of the screen. */
async function tellAccount(language: Language): Promise<void> {
  const { isLoggedIn, guestToken } = readSession()
  if (!isLoggedIn && guestToken === null) return
  // The welcome page has this menu and nobody to tell.
  const { setAccountLanguage } = await import('../../domain/accounts/security-calls.ts')
  await call(setAccountLanguage, { language })
}

/** Chooses one of the five languages, at once and for the next visits. */
export function LanguageMenu({ className, hasIcon = false }: { className: string; hasIcon?: boolean }) {
  const language = useLanguage()
  const texts = useTexts(welcomeTexts)
  const failureText = useFailureText()
  const choose = async (next: Language) => {
    try {
      await setLanguage(next)
      await tellAccount(next)
    } catch (error) {
      toast(failureText(error), { tone: 'bad' })
    }
  }
  return (
    <MenuButton
      label={texts.language}
      options={OPTIONS}
      value={language}
      onChange={(next) => void choose(next)}
      className={className}
    >
      {hasIcon ? <Icon name="globe" size={18} /> : null}
      {LANGUAGE_NAMES[language]}
      <Icon name="chevron-down" size={16} stroke={2.2} />
    </MenuButton>
  )
}
