import type { Queryable } from '../platform/database.ts'

/** Says to every process that dishes, courses or menus of the restaurants changed. */
export const MENU_CHANNEL = 'menu_changed'

/** Tells those who read a menu that it changed, with the commit. */
export async function announceMenu(tx: Queryable): Promise<void> {
  await tx.query({ name: 'content.announce-menu', text: 'select pg_notify($1, $2)', values: [MENU_CHANNEL, ''] })
}
