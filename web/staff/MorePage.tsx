import { useTexts } from '../platform/texts.ts'
import { StaffIcon } from '../ui/staff/StaffIcon.tsx'
import { Link } from '../platform/navigation.tsx'
import { StaffPage } from '../ui/staff/StaffPage.tsx'
import { classNames } from '../ui/class-names.ts'
import { DeskBell } from './bell/DeskBell.tsx'
import { StaffShell } from './StaffShell.tsx'
import { MOST_ON_PHONE, railOf, screensFor } from './staff-screens.ts'
import { staffTexts } from './texts.ts'
import { useOwnRoles } from './use-own-roles.ts'

/** `ges/altro`: a tile for every screen of the person that the rail does not show. */
export function MorePage() {
  return (
    <StaffShell screen="altro">
      <Tiles />
    </StaffShell>
  )
}

function Tiles() {
  const texts = useTexts(staffTexts)
  const screens = screensFor(useOwnRoles())
  const places = new Map(railOf(screens).map(({ screen }, at) => [screen.id, at]))
  // On a wide tablet the rail has all of its own; a phone's bar leaves some of them to this page.
  const tiles = screens
    .map((screen) => ({ screen, at: places.get(screen.id) }))
    .filter(({ at }) => at === undefined || at >= MOST_ON_PHONE)
  return (
    <StaffPage title={texts.more.title} corner={<DeskBell />}>
      {tiles.length === 0 ? <p className="ink2">{texts.more.empty}</p> : null}
      <ul className="desk-tiles">
        {tiles.map(({ screen: { id, path, icon }, at }) => (
          <li key={id} className={classNames(at !== undefined && 'phone-only')}>
            <Link to={path} className="card row g3" motion="tab">
              <StaffIcon name={icon} size={26} />
              <span className="grow">
                <strong>{texts.screens[id]}</strong>
                <span className="sub ink2">{texts.purposes[id]}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </StaffPage>
  )
}
