import { expect, test } from 'vitest'
import { hasRole, STAFF_ROLES, type StaffRole } from './staff-role.ts'

test('R-603 the roles are these five', () => {
  expect(STAFF_ROLES).toEqual(['beach', 'bar', 'restaurant', 'cashier', 'manager'])
})

test.each<[own: readonly StaffRole[], wanted: readonly StaffRole[], isOne: boolean]>([
  [['bar'], ['bar'], true],
  [['bar'], ['beach', 'bar'], true],
  [['beach', 'bar'], ['bar'], true],
  [['bar'], ['beach', 'cashier'], false],
  [['bar'], [], false],
  [[], ['bar'], false],
  [[], [], false],
  [['manager'], ['bar'], true],
  [['manager'], [], true],
  [['beach', 'manager'], ['restaurant'], true],
])('R-603 the roles %j are among %j: %s', (own, wanted, isOne) => expect(hasRole(own, wanted)).toBe(isOne))
