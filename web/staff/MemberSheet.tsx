import { useState } from 'react'
import { hasRole } from '../../domain/platform/staff-role.ts'
import { getStaffSecurity } from '../../domain/staff/sign-in-calls.ts'
import { DRAWER_ROLES, getOwnDrawer } from '../../domain/till/drawer-calls.ts'
import { LanguageRow, ThemeRow } from '../accounts/preference-rows.tsx'
import { money } from '../platform/format.ts'
import { useLanguage } from '../platform/language.ts'
import { useCallQuery } from '../platform/queries.ts'
import { useTexts } from '../platform/texts.ts'
import { List, ListRow } from '../ui/List.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { PeopleList } from './login/PeopleList.tsx'
import { PinForm } from './login/PinForm.tsx'
import { NewPin } from './NewPin.tsx'
import { StaffPasskeys } from './StaffPasskeys.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { leaveDesk, lockDesk, useTabletPeople } from './staff-session.ts'
import type { StaffMember } from './staff-screens.ts'
import { staffTexts } from './texts.ts'

interface MemberSheetProps {
  readonly member: StaffMember
  readonly onClose: () => void
  /** Opens the person's drawer. */
  readonly onDrawer: () => void
}

/** Who works here: change of person, their drawer, PIN, language and appearance, the guests' app, and the way out. */
export function MemberSheet({ member, onClose, onDrawer }: MemberSheetProps) {
  const texts = useTexts(staffTexts)
  return (
    <Sheet
      isOpen
      onClose={onClose}
      isGrouped
      title={member.displayName}
      subtitle={member.roles.map((role) => texts.roles[role]).join(', ')}
    >
      <SheetBody member={member} onClose={onClose} onDrawer={onDrawer} />
    </Sheet>
  )
}

/** What of a person's own stands in place of the rows. */
type Opened = 'pin' | 'passkeys' | 'sessions'

function SheetBody({ member, onClose, onDrawer }: MemberSheetProps) {
  const texts = useTexts(staffTexts).pin
  const { data: security } = useCallQuery(getStaffSecurity, {})
  const people = useTabletPeople()
  const [chosen, setChosen] = useState<string | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const back = () => setOpened(null)
  const person = people.find(({ email }) => email === chosen)
  if (person) {
    return (
      <section className="col g4">
        {/* The sheet is still the one's who leaves. */}
        <h3 className="t3">{person.displayName}</h3>
        <PinForm person={person} onBack={() => setChosen(null)} onDone={onClose} />
      </section>
    )
  }
  if (opened === 'sessions') return <OwnSessions onBack={back} />
  if (opened === 'passkeys' && security) return <StaffPasskeys security={security} onBack={back} />
  if (opened === 'pin' && security) {
    const me = { email: security.email, displayName: member.displayName }
    return (
      <section className="col g4">
        <p className="sub ink2">{texts.chooseText}</p>
        <NewPin person={me} hasPin={security.hasPin} back={texts.back} onDone={back} />
      </section>
    )
  }
  return <MainRows {...{ member, onClose, onDrawer }} email={security?.email} onChoose={setChosen} onOpen={setOpened} />
}

interface MainRowsProps extends MemberSheetProps {
  /** Whose session it is; missing until the server has said so. */
  readonly email: string | undefined
  readonly onChoose: (email: string) => void
  readonly onOpen: (what: Opened) => void
}

function MainRows({ member, email, onClose, onDrawer, onChoose, onOpen }: MainRowsProps) {
  const texts = useTexts(staffTexts)
  const people = useTabletPeople()
  const others = people.filter((person) => person.email !== email)
  const hasWayBack = people.some((person) => person.email === email)
  const leave = (how: () => void) => () => {
    onClose()
    // The login stands in place of the screen, for whoever is next at this tablet.
    how()
  }
  return (
    <div className="col g4">
      {others.length > 0 ? (
        <section className="col g2">
          <h3 className="sub">{texts.pin.who}</h3>
          <PeopleList people={others} onChoose={onChoose} />
        </section>
      ) : null}
      {hasRole(member.roles, DRAWER_ROLES) ? <DrawerRow onPress={onDrawer} /> : null}
      <List inset="icon" aria-label={texts.settings}>
        <ListRow icon="lock" label={texts.pin.choose} onPress={() => onOpen('pin')} />
        <ListRow icon="passkey" label={texts.passkey.open} onPress={() => onOpen('passkeys')} />
        <ListRow icon="shield" label={texts.sessions.open} onPress={() => onOpen('sessions')} />
        <LanguageRow />
        <ThemeRow />
        <ListRow icon="home" label={texts.toApp} href="/tabs/home" />
        {hasWayBack ? <ListRow icon="lock" label={texts.pin.lock} onPress={leave(lockDesk)} /> : null}
        <ListRow icon="log-out" label={texts.logout} onPress={leave(() => leaveDesk(email ?? ''))} />
      </List>
    </div>
  )
}

function DrawerRow({ onPress }: { readonly onPress: () => void }) {
  const texts = useTexts(staffTexts).drawer
  const language = useLanguage()
  const { data } = useCallQuery(getOwnDrawer, {}, { staleTime: 0 })
  const drawer = data?.drawer ?? null
  return (
    <List inset="icon" aria-label={texts.own}>
      <ListRow
        icon="cash"
        label={texts.own}
        value={drawer === null ? texts.none : money(drawer.expectedCents, language)}
        isDisabled={data === undefined}
        onPress={onPress}
      />
    </List>
  )
}
