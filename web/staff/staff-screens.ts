import type { CallOutput } from '../../domain/platform/call.ts'
import { hasRole, type StaffRole } from '../../domain/platform/staff-role.ts'
import type { getStaffMember } from '../../domain/staff/calls.ts'
import type { IconName } from '../ui/icons.ts'

/** Who works here now. */
export type StaffMember = CallOutput<typeof getStaffMember>

/** A screen of the back office: its name in the texts, its place in the rail, and whose it is. */
export interface StaffScreen {
  readonly id: 'bar' | 'ristorante' | 'cani' | 'lista-attesa' | 'catalogo' | 'messaggi' | 'credito' | 'abbonamenti'
  readonly path: string
  readonly icon: IconName
  /** One of these is needed; a manager sees every screen. */
  readonly roles: readonly StaffRole[]
}

/** The screens that exist, in the order of the rail (DESIGN.md section 3). */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  { id: 'bar', path: '/ges/bar', icon: 'drink', roles: ['bar'] },
  { id: 'ristorante', path: '/ges/ristorante', icon: 'restaurant', roles: ['restaurant'] },
  { id: 'cani', path: '/ges/cani', icon: 'paw', roles: ['beach'] },
  { id: 'lista-attesa', path: '/ges/lista-attesa', icon: 'clock', roles: ['beach'] },
  { id: 'catalogo', path: '/ges/catalogo', icon: 'catalogue', roles: ['bar', 'restaurant'] },
  { id: 'messaggi', path: '/ges/messaggi', icon: 'message', roles: ['beach'] },
  { id: 'abbonamenti', path: '/ges/abbonamenti', icon: 'ticket', roles: ['cashier'] },
  { id: 'credito', path: '/ges/credito', icon: 'euro', roles: ['cashier'] },
]

/** The screens of somebody with these roles. */
export function screensFor(roles: readonly StaffRole[]): StaffScreen[] {
  return STAFF_SCREENS.filter((screen) => hasRole(roles, screen.roles))
}
