import { LanguageRow, ThemeRow } from '../accounts/preference-rows.tsx'
import { signOut } from '../platform/session.ts'
import { useTexts } from '../platform/texts.ts'
import { List, ListRow } from '../ui/List.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import type { StaffMember } from './staff-screens.ts'
import { staffTexts } from './texts.ts'

interface MemberSheetProps {
  readonly member: StaffMember
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Who works here: their roles, language and appearance, the guests' app, and the way out. */
export function MemberSheet({ member, isOpen, onClose }: MemberSheetProps) {
  const texts = useTexts(staffTexts)
  const leave = () => {
    onClose()
    // The login stands in place of the screen, for whoever is next at this tablet.
    signOut({ tellServer: true, keepLanguage: true })
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      isGrouped
      title={member.displayName}
      subtitle={member.roles.map((role) => texts.roles[role]).join(', ')}
    >
      <List inset="icon" aria-label={texts.settings}>
        <LanguageRow />
        <ThemeRow />
        <ListRow icon="home" label={texts.toApp} href="/tabs/home" />
        <ListRow icon="log-out" label={texts.logout} onPress={leave} />
      </List>
    </Sheet>
  )
}
