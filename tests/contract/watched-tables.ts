import type { TestDatabase } from '../support/database.ts'

type Db = Pick<TestDatabase, 'sql'>

/**
 * Every statement that may write a table notes the number of its transaction in a sequence of the table's name, which no rollback takes
 * back. The greatest counts, so that a note never falls behind a transaction that is still open. It notes as its owner: whoever writes
 * a table need not be allowed to write notes.
 */
const WATCH = `
create schema watched;
create function watched.note() returns trigger language plpgsql security definer as $$
declare seq regclass := format('watched.%I', tg_table_name)::regclass;
begin
  perform setval(seq, greatest(coalesce(pg_sequence_last_value(seq), 1), pg_current_xact_id()::text::bigint));
  return null;
end $$;
do $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create sequence watched.%I', name);
    execute format('create trigger watched after insert or update or delete or truncate on public.%I
                    for each statement execute function watched.note()', name);
    execute format('alter table public.%I enable always trigger watched', name);
  end loop;
end $$`

/** Begins to note who writes the tables of a database. */
export async function watchTables(db: Db): Promise<void> {
  await db.sql(WATCH)
}

export interface WrittenTable {
  readonly name: string
  /** Another one means that somebody may have written the table meanwhile. */
  readonly note: string
  /** A writer may be under way still: what is read now may change without another note. */
  readonly isOpen: boolean
}

/** Every table, by name, with what is noted of its writers. */
export async function writtenTables(db: Db): Promise<WrittenTable[]> {
  return db.sql<WrittenTable & Record<string, unknown>>(
    `select relname::text as name, coalesce(last, 0)::text as note,
            coalesce(last >= pg_snapshot_xmin(pg_current_snapshot())::text::bigint, false) as "isOpen"
     from pg_class, lateral pg_sequence_last_value(oid) last
     where relnamespace = 'watched'::regnamespace and relkind = 'S' order by relname`,
  )
}
