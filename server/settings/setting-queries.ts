import type { Queryable } from '../platform/database.ts'

/** Everything that differs from the defaults. */
export async function readStoredSettings(tx: Queryable): Promise<Map<string, unknown>> {
  const rows = await tx.query<{ key: string; value: unknown }>({
    name: 'settings.read-all',
    text: 'select key, value from setting',
    values: [],
  })
  return new Map(rows.map((row) => [row.key, row.value]))
}

/** Lets changes of one setting come one after the other; held until the transaction ends. */
export async function lockSetting(tx: Queryable, key: string): Promise<void> {
  await tx.query({
    name: 'settings.lock',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 10))',
    values: [key],
  })
}

/**
 * Stores a value, its audit row and the announcement to every process in one statement. The lock on the key
 * makes the audit's old value the true one when two people change a setting at once.
 */
export async function storeSetting(tx: Queryable, key: string, value: unknown, changedBy: string): Promise<void> {
  await lockSetting(tx, key)
  await tx.query({
    name: 'settings.store',
    text: `
      with before as (select value from setting where key = $1),
      stored as (
        insert into setting (key, value, changed_at, changed_by) values ($1, $2::jsonb, battigia_now(), $3)
        on conflict (key) do update set value = excluded.value, changed_at = excluded.changed_at, changed_by = excluded.changed_by
        returning key
      ),
      audited as (
        insert into setting_change (key, old_value, new_value, changed_at, changed_by)
        values ($1, (select value from before), $2::jsonb, battigia_now(), $3)
        returning key
      )
      select pg_notify('settings_changed', stored.key) from stored, audited`,
    values: [key, JSON.stringify(value), changedBy],
  })
}
