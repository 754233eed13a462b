import type pg from 'pg'

/** What the server works as: rows, but no structure, and no change of what was written down for good (B-33). */
export const APP_ROLE = 'battigia_app'
/** What reports are read as: no secrets and nothing to write. */
export const READER_ROLE = 'battigia_reader'

/** Books and logs: written once, read by all, and changed by none but the database's own functions. */
const KEPT = [
  'ledger_entry',
  'credit_entry',
  'till_closing',
  'till_movement',
  'till_drawer',
  'setting_change',
  'staff_action',
]
/** What of them is filled in later. */
const FILLED_IN = [
  'update (account_id) on credit_entry',
  'update (closing_id, drawer_id) on till_movement',
  'update (counted_at, counted_by, expected_cents, counted_cents, denominations, note) on till_drawer',
]
/** Written by the database's own functions alone. */
const READ_ONLY = ['audit_chain', 'schema_migration']
/** What reports are made of: books, logs, and what is sold. Nothing with a secret, a contact, a file or words about a person. */
const REPORTED = [
  'schema_migration',
  'audit_chain',
  'staff_action',
  'setting',
  'setting_change',
  'money_out',
  'ledger_entry',
  'credit_entry',
  'till_closing',
  'till_movement',
  'till_drawer',
  'refund',
  'reconciliation_run',
  'reconciliation_issue',
  'place',
  'category',
  'beach_row',
  'beach_zone',
  'bar_category',
  'bar_item',
  'service',
  'restaurant',
  'parking_area',
]
const REPORTED_COLUMNS = [
  'select (id, kind, language, confirmed_at, created_at) on account',
  'select (account_id, display_name, roles) on staff_member',
  `select (id, number, account_id, category, status, method, placed_at, first_day, language, service_cents, total_cents, kept_cents, balance_cents,
     received_cents, returned_cents, credit_cents, difference_cents) on orders`,
  'select (id, order_id, umbrella_id, kind, days, halves, people, total_cents, cancelled_at) on order_line',
  'select (id, order_id, kind, ref_id, name, quantity, unit_cents, total_cents, days, part, meal, cancelled_at) on order_item',
  'select (id, restaurant_id, day, meal, at_time, table_id, seats, dogs, state, order_id) on restaurant_seating',
]

const MAKE_ROLES = `
do $$
declare
  v_role text;
begin
  foreach v_role in array array['${APP_ROLE}', '${READER_ROLE}'] loop
    if not exists (select from pg_roles where rolname = v_role) then
      begin
        execute format('create role %I nologin', v_role);
      exception
        -- Another database of the server makes it at this moment, or an operator makes it by hand (deploy/README.md).
        when duplicate_object or unique_violation or insufficient_privilege then null;
      end;
    end if;
  end loop;
end $$`

const GRANTS: Readonly<Record<string, readonly string[]>> = {
  [APP_ROLE]: [
    `grant usage on schema public to ${APP_ROLE}`,
    `grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`,
    `grant usage, select, update on all sequences in schema public to ${APP_ROLE}`,
    `revoke update, delete on ${KEPT.join(', ')} from ${APP_ROLE}`,
    ...FILLED_IN.map((columns) => `grant ${columns} to ${APP_ROLE}`),
    `revoke insert, update, delete on ${READ_ONLY.join(', ')} from ${APP_ROLE}`,
  ],
  [READER_ROLE]: [
    `grant usage on schema public to ${READER_ROLE}`,
    `grant select on ${REPORTED.join(', ')} to ${READER_ROLE}`,
    ...REPORTED_COLUMNS.map((columns) => `grant ${columns} to ${READER_ROLE}`),
  ],
}

/** Makes the roles of the server where they are missing and this one may. */
export async function makeRoles(client: pg.Client): Promise<void> {
  await client.query(MAKE_ROLES)
}

/**
 * Gives the roles of a database their rights on all of its tables; said again after each migration, for the tables that are new. Makes the
 * roles where the owner may; one that is missing is left out until somebody has made it.
 */
export async function grantRoles(client: pg.Client): Promise<void> {
  await makeRoles(client)
  await client.query('revoke create on schema public from public')
  // A restored database has lost it as well: backups carry no rights.
  await client.query('revoke execute on function append_link from public')
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any ($1)',
    [Object.keys(GRANTS)],
  )
  for (const { name } of rows) await client.query((GRANTS[name] ?? []).join(';\n'))
}

/** Whether a role waits for its rights: it was made after the last migration. */
export async function waitsForRights(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_roles where rolname = any ($1) and not has_table_privilege(rolname, 'schema_migration', 'select')`,
    [Object.keys(GRANTS)],
  )
  return rows.length > 0
}

/** Whether a connection may change the structure: its role owns the database's schema. */
export async function mayChangeStructure(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_schema_privilege(current_schema(), 'create') as may`,
  )
  return rows[0]?.may === true
}
