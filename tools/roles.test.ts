import { expect, test } from 'vitest'
import { readRolesPage, rolesPage } from './roles.ts'

test('R-603 docs/roles.md says what screens and calls say (node tools/roles.ts writes it)', async () => {
  expect(readRolesPage()).toBe(await rolesPage())
})
