import { useState, type ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { laterSheet } from '../ui/later-sheet.tsx'
import { StaffIcon, type StaffIconName } from '../ui/staff/StaffIcon.tsx'
import { RailSearch } from './search/RailSearch.tsx'
import { MORE_PATH, railOf, type StaffMember, type StaffScreen } from './staff-screens.ts'
import { staffTexts } from './texts.ts'

const MemberSheet = laterSheet(async () => (await import('./MemberSheet.tsx')).MemberSheet)
const OwnDrawer = laterSheet(async () => (await import('../till/staff/OwnDrawer.tsx')).OwnDrawer)

interface RailProps {
  readonly member: StaffMember
  readonly screens: readonly StaffScreen[]
  readonly current: StaffScreen['id'] | 'altro' | null
}

/** The screens at the left, the person at the bottom; on a phone one bar at the bottom (mockups 50 to 57). */
export function Rail({ member, screens, current }: RailProps) {
  const texts = useTexts(staffTexts)
  const [opened, setOpened] = useState<'me' | 'drawer' | null>(null)
  const close = () => setOpened(null)
  const entries = railOf(screens)
  const inRail = new Set(entries.map(({ screen }) => screen.id))
  const isPhoneMore = screens.length === entries.length
  const hasMore = !isPhoneMore || entries.some(({ isWideOnly }) => isWideOnly)
  const isOnMore = current === 'altro' || (current !== null && !inRail.has(current))
  return (
    <nav className="rail" aria-label={texts.rail}>
      <img className="logo" src="/icon-light.svg" width={46} height={46} alt="" />
      <RailSearch roles={member.roles} />
      {entries.map(({ screen: { id, path, icon }, isWideOnly }) => (
        <RailLink key={id} to={path} icon={icon} isCurrent={id === current} isWideOnly={isWideOnly}>
          {texts.screens[id]}
        </RailLink>
      ))}
      {hasMore ? (
        <RailLink to={MORE_PATH} icon="more" isCurrent={isOnMore} isWideOnly={false} isPhoneOnly={isPhoneMore}>
          {texts.more.title}
        </RailLink>
      ) : null}
      <Button className="me" onPress={() => setOpened('me')}>
        <span className="ava s" aria-hidden="true">
          {initials(member.displayName)}
        </span>
        <span className="ell">{firstName(member.displayName)}</span>
        <span className="sr">, {texts.me}</span>
      </Button>
      {opened === 'me' ? <MemberSheet member={member} onClose={close} onDrawer={() => setOpened('drawer')} /> : null}
      {opened === 'drawer' ? <OwnDrawer onClose={close} /> : null}
    </nav>
  )
}

interface RailLinkProps {
  readonly to: string
  readonly icon: StaffIconName
  readonly isCurrent: boolean
  readonly isWideOnly: boolean
  readonly isPhoneOnly?: boolean
  readonly children: ReactNode
}

function RailLink({ to, icon, isCurrent, isWideOnly, isPhoneOnly = false, children }: RailLinkProps) {
  return (
    <Link
      to={to}
      motion="tab"
      className={classNames(isWideOnly && 'wide-only', isPhoneOnly && 'phone-only')}
      {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
    >
      <StaffIcon name={icon} size={23} stroke={isCurrent ? 2.1 : 1.8} />
      <span className="ell">{children}</span>
    </Link>
  )
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

function initials(name: string): string {
  const letters = name.split(' ').map((word) => Array.from(word)[0] ?? '')
  return letters.slice(0, 2).join('').toUpperCase()
}
