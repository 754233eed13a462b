import type { CallOutput } from '../../domain/platform/call.ts'
import { hasRole, type StaffRole } from '../../domain/platform/staff-role.ts'
import type { getStaffMember } from '../../domain/staff/calls.ts'
import type { StaffIconName } from '../ui/staff/StaffIcon.tsx'

/** Who works here now. */
export type StaffMember = CallOutput<typeof getStaffMember>

/** A screen of the back office: its name in the texts, its place in the rail, and whose it is. */
export interface StaffScreen {
  readonly id:
    | 'spiaggia'
    | 'arrivi'
    | 'bar'
    | 'ristorante'
    | 'cani'
    | 'lista-attesa'
    | 'catalogo'
    | 'messaggi'
    | 'cassa' | 'credito'
    | 'abbonamenti'
    | 'numeri'
    | 'mappa'
  readonly path: string
  readonly icon: StaffIconName
  /** One of these is needed; a manager sees every screen. */
  readonly roles: readonly StaffRole[]
}

/** The screens that exist, in the order of the rail (DESIGN.md section 3). */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  { id: 'spiaggia', path: '/ges/spiaggia', icon: 'umbrella', roles: ['beach', 'cashier'] },
  { id: 'arrivi', path: '/ges/arrivi', icon: 'arrivals', roles: ['beach', 'cashier'] },
  { id: 'bar', path: '/ges/bar', icon: 'drink', roles: ['bar'] },
  { id: 'ristorante', path: '/ges/ristorante', icon: 'restaurant', roles: ['restaurant'] },
  { id: 'cani', path: '/ges/cani', icon: 'paw', roles: ['beach'] },
  { id: 'lista-attesa', path: '/ges/lista-attesa', icon: 'clock', roles: ['beach'] },
  { id: 'catalogo', path: '/ges/catalogo', icon: 'catalogue', roles: ['bar', 'restaurant'] },
  { id: 'messaggi', path: '/ges/messaggi', icon: 'message', roles: ['beach'] },
  { id: 'abbonamenti', path: '/ges/abbonamenti', icon: 'ticket', roles: ['cashier'] },
  { id: 'cassa', path: '/ges/cassa', icon: 'cash', roles: ['cashier'] },
  { id: 'credito', path: '/ges/credito', icon: 'euro', roles: ['cashier'] },
  { id: 'numeri', path: '/ges/numeri', icon: 'chart', roles: ['bar'] },
  { id: 'mappa', path: '/ges/mappa', icon: 'map', roles: ['manager'] },
]

/** The screens of somebody with these roles. */
export function screensFor(roles: readonly StaffRole[]): StaffScreen[] {
  return STAFF_SCREENS.filter((screen) => hasRole(roles, screen.roles))
}
