import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Link } from '../platform/navigation.tsx'
import { useTexts } from '../platform/texts.ts'
import { StaffIcon } from '../ui/staff/StaffIcon.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import type { StaffMember, StaffScreen } from './staff-screens.ts'
import { staffTexts } from './texts.ts'

interface RailProps {
  readonly member: StaffMember
  readonly screens: readonly StaffScreen[]
  readonly current: StaffScreen['id'] | null
}

/** The screens at the left, the person at the bottom; on a phone one bar at the bottom (mockups 50 to 57). */
export function Rail({ member, screens, current }: RailProps) {
  const texts = useTexts(staffTexts)
  const [isOpen, setOpen] = useState(false)
  const rail = useRef<HTMLElement>(null)
  // A phone's bar scrolls where there are many screens: the one that opens is in sight.
  useEffect(() => {
    const link = rail.current?.querySelector<HTMLElement>('[aria-current]')
    if (!rail.current || !link) return
    rail.current.scrollLeft = link.offsetLeft - (rail.current.clientWidth - link.offsetWidth) / 2
  }, [])
  return (
    <nav className="rail" ref={rail} aria-label={texts.rail}>
      <img className="logo" src="/icon-light.svg" width={46} height={46} alt="" />
      {screens.map(({ id, path, icon }) => (
        <Link key={id} to={path} motion="tab" {...(id === current ? { 'aria-current': 'page' as const } : {})}>
          <StaffIcon name={icon} size={23} stroke={id === current ? 2.1 : 1.8} />
          {texts.screens[id]}
        </Link>
      ))}
      <Button className="me" onPress={() => setOpen(true)}>
        <span className="ava s" aria-hidden="true">
          {initials(member.displayName)}
        </span>
        <span className="ell">{firstName(member.displayName)}</span>
        <span className="sr">, {texts.me}</span>
      </Button>
      <MemberSheet member={member} isOpen={isOpen} onClose={() => setOpen(false)} />
    </nav>
  )
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name
}

function initials(name: string): string {
  const letters = name.split(' ').map((word) => Array.from(word)[0] ?? '')
  return letters.slice(0, 2).join('').toUpperCase()
}
