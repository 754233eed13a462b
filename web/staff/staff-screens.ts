import type { CallOutput } from '../../domain/platform/call.ts'
import { STAFF_SCREEN_IDS, type StaffScreenId } from '../../domain/platform/staff-screen-ids.ts'
import { hasRole, type StaffRole } from '../../domain/platform/staff-role.ts'
import type { getStaffMember } from '../../domain/staff/calls.ts'
import type { StaffIconName } from '../ui/staff/StaffIcon.tsx'

/** Who works here now. */
export type StaffMember = CallOutput<typeof getStaffMember>

/** A screen of the back office: its name in the texts, its place, and whose it is. */
export interface StaffScreen {
  readonly id: StaffScreenId
  readonly path: string
  readonly icon: StaffIconName
  /** Always at hand in the rail, or on the page "Altro". */
  readonly place: 'rail' | 'more'
  /** One of these is needed; a manager sees every screen. */
  readonly roles: readonly StaffRole[]
}

/** The screens that exist; their order here does not matter. */
const EXISTING: readonly StaffScreen[] = [
  { id: 'spiaggia', path: '/ges/spiaggia', icon: 'umbrella', place: 'rail', roles: ['beach', 'cashier'] },
  { id: 'arrivi', path: '/ges/arrivi', icon: 'arrivals', place: 'rail', roles: ['beach', 'cashier'] },
  { id: 'bar', path: '/ges/bar', icon: 'drink', place: 'rail', roles: ['bar'] },
  { id: 'ristorante', path: '/ges/ristorante', icon: 'restaurant', place: 'rail', roles: ['restaurant'] },
  { id: 'cani', path: '/ges/cani', icon: 'paw', place: 'more', roles: ['beach'] },
  { id: 'lista-attesa', path: '/ges/lista-attesa', icon: 'clock', place: 'more', roles: ['beach'] },
  { id: 'catalogo', path: '/ges/catalogo', icon: 'catalogue', place: 'rail', roles: ['bar', 'restaurant'] },
  { id: 'prezzi', path: '/ges/prezzi', icon: 'calendar', place: 'rail', roles: ['manager'] },
  { id: 'messaggi', path: '/ges/messaggi', icon: 'message', place: 'more', roles: ['beach'] },
  { id: 'abbonamenti', path: '/ges/abbonamenti', icon: 'ticket', place: 'more', roles: ['cashier'] },
  { id: 'cassa', path: '/ges/cassa', icon: 'cash', place: 'rail', roles: ['cashier'] },
  { id: 'clienti', path: '/ges/clienti', icon: 'people', place: 'more', roles: ['beach', 'cashier'] },
  { id: 'scontrini', path: '/ges/scontrini', icon: 'ticket', place: 'more', roles: ['cashier'] },
  { id: 'credito', path: '/ges/credito', icon: 'euro', place: 'more', roles: ['cashier'] },
  { id: 'richieste', path: '/ges/richieste', icon: 'shield', place: 'more', roles: ['beach', 'cashier'] },
  { id: 'numeri', path: '/ges/numeri', icon: 'chart', place: 'rail', roles: ['bar'] },
  { id: 'parametri', path: '/ges/parametri', icon: 'settings', place: 'rail', roles: ['manager'] },
  { id: 'registro', path: '/ges/registro', icon: 'clock', place: 'more', roles: ['manager'] },
  { id: 'persone', path: '/ges/persone', icon: 'people', place: 'more', roles: ['manager'] },
  { id: 'meteo', path: '/ges/meteo', icon: 'wind', place: 'more', roles: ['beach'] },
  { id: 'cartelli', path: '/ges/cartelli', icon: 'qr-code', place: 'more', roles: ['bar', 'beach'] },
  { id: 'mappa', path: '/ges/mappa', icon: 'map', place: 'more', roles: ['manager'] },
]

export const STAFF_SCREENS: readonly StaffScreen[] = EXISTING.toSorted(
  (a, b) => STAFF_SCREEN_IDS.indexOf(a.id) - STAFF_SCREEN_IDS.indexOf(b.id),
)

/** Where the screens are that the rail does not show. */
export const MORE_PATH = '/ges/altro'

/** A phone's bar has room for so many screens beside "Altro" and the person. */
export const MOST_ON_PHONE = 4

/** The screens of somebody with these roles. */
export function screensFor(roles: readonly StaffRole[]): StaffScreen[] {
  return STAFF_SCREENS.filter((screen) => hasRole(roles, screen.roles))
}

/** A place in the rail. */
export interface RailEntry {
  readonly screen: StaffScreen
  /** Left out of a phone's bar, which has room for {@link MOST_ON_PHONE}; the page "Altro" has it there. */
  readonly isWideOnly: boolean
}

/** What of somebody's screens stands in the rail: theirs of the rail; who has none there gets the others as far as they fit. */
export function railOf(screens: readonly StaffScreen[]): RailEntry[] {
  const own = screens.filter(({ place }) => place === 'rail')
  const shown = own.length > 0 ? own : screens.slice(0, MOST_ON_PHONE)
  return shown.map((screen, at) => ({ screen, isWideOnly: at >= MOST_ON_PHONE }))
}
