import { Page } from '../../ui/Page.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'

/** Profile tab: the menu of a phone; wide screens show it beside the page that it opens (mockup 26). */
export function ProfileMenuPage() {
  return (
    <Page tabs>
      <ProfileMenu />
    </Page>
  )
}
