import { getResort } from '../../domain/content/calls.ts'
import { useCallQuery } from '../platform/queries.ts'
import { noteModalSeen, useSession } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { Button } from '../ui/Button.tsx'
import { List, ListRow } from '../ui/List.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { contentTexts } from './texts.ts'

/** Each link in the language that it leads to. */
const LINKS = [
  { language: 'it', label: 'Informativa in italiano' },
  { language: 'en', label: 'Privacy policy in English' },
] as const

/**
 * The privacy window: the Italian and the English policy, each in a new window. It needs a login;
 * closing it stores showModale.
 */
export function PrivacyModal({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(contentTexts).privacy
  const { isLoggedIn } = useSession()
  const resort = useCallQuery(getResort, {}, { enabled: isOpen && isLoggedIn })
  const urls = resort.data?.privacyUrls
  const close = () => {
    noteModalSeen()
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen && isLoggedIn}
      onClose={onClose}
      title={texts.title}
      subtitle={texts.text}
      isGrouped
      footer={
        <Button variant="tint" full onPress={close}>
          {texts.close}
        </Button>
      }
    >
      <List footer={urls?.it === '' && urls.en === '' ? texts.missing : texts.newWindow}>
        {LINKS.map(({ language, label }) => {
          const words = <span lang={language}>{label}</span>
          const url = urls?.[language]
          return url === undefined || url === '' ? (
            <ListRow key={language} label={words} onPress={onClose} isDisabled />
          ) : (
            <ListRow key={language} label={words} href={url} />
          )
        })}
      </List>
    </Sheet>
  )
}
