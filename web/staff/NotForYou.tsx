import { useTexts } from '../platform/texts.ts'
import { Button, LinkButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/states.tsx'
import { LoginNeededArt } from '../design/art/LoginNeededArt.tsx'
import type { StaffScreen } from './staff-screens.ts'
import { lockDesk } from './staff-session.ts'
import { staffTexts } from './texts.ts'

/** Somebody who may not see this screen: says so, and shows the ways on. `screens` are those that are theirs. */
export function NotForYou({ screens }: { readonly screens: readonly StaffScreen[] }) {
  const texts = useTexts(staffTexts)
  const words = texts.notForYou
  return (
    <main id="main" tabIndex={-1} className="desk-page">
      <EmptyState
        level={1}
        art={<LoginNeededArt />}
        title={screens.length > 0 ? words.roleTitle : words.title}
        text={screens.length > 0 ? words.roleMissing : words.text}
        action={
          <>
            {screens.slice(0, 1).map(({ id, path }) => (
              <LinkButton key={id} to={path} full>
                {words.toScreen(texts.screens[id])}
              </LinkButton>
            ))}
            <LinkButton to="/tabs/home" variant={screens.length > 0 ? 'tint' : 'primary'} full>
              {words.back}
            </LinkButton>
            <Button variant="plain" full onPress={lockDesk}>
              {words.otherAccount}
            </Button>
          </>
        }
      />
    </main>
  )
}
