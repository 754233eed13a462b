import { hasRole, type StaffRole } from '../platform/staff-role.ts'

/**
 * What of a customer is for whom: the least that their work needs (Z-03). The beach calls people by name and phone, and keeps
 * dogs; money, e-mail and credit are the cashier's; what was sent and agreed to is the management's.
 */
export const CUSTOMER_PARTS = {
  contact: ['beach', 'cashier'],
  dogs: ['beach', 'cashier'],
  orders: ['beach', 'cashier'],
  note: ['beach', 'cashier'],
  email: ['cashier'],
  money: ['cashier'],
  credit: ['cashier'],
  messages: ['manager'],
  consents: ['manager'],
} as const satisfies Record<string, readonly StaffRole[]>
export type CustomerPart = keyof typeof CUSTOMER_PARTS

/** Whether somebody with these roles sees a part of a customer's page. */
export function seesPart(roles: readonly StaffRole[], part: CustomerPart): boolean {
  return hasRole(roles, CUSTOMER_PARTS[part])
}
