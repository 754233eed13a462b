/** What a person of the resort may do in the back office; a manager may do everything. */
export const STAFF_ROLES = ['beach', 'bar', 'restaurant', 'cashier', 'manager'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

/** Whether somebody with these roles may do what needs one of `wanted`. */
export function hasRole(own: readonly StaffRole[], wanted: readonly StaffRole[]): boolean {
  return own.includes('manager') || wanted.some((role) => own.includes(role))
}
