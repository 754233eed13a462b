-- The numbers of the back office (B-14): what is counted because its rows are forgotten, and ways to what they sum up.

create table hold_expiry_count (
  id bigint generated always as identity primary key,
  day date not null,
  expired integer not null,
  constraint hold_expiry_count__not_negative check (expired >= 0)
);
comment on table hold_expiry_count is 'How many holds ran out together on a day, nobody’s; the first day is that since which it is counted. Rows are only added, so that nobody who holds or books waits for another';
create index hold_expiry_count__day on hold_expiry_count (day);
insert into hold_expiry_count (day, expired) values (resort_today(), 0);

create function count_expired_holds() returns trigger language plpgsql as $$
begin
  insert into hold_expiry_count (day, expired)
  select (n.expired_at at time zone 'Europe/Rome')::date, count(*) from gone n group by 1;
  return null;
end
$$;
comment on function count_expired_holds() is 'Counts holds that ran out, which are forgotten after some hours';
create trigger hold_expiry__counted after insert on hold_expiry
  referencing new table as gone for each statement execute function count_expired_holds();

create index order_history__placed_by_staff on order_history (order_id) where old_status is null and actor = 'staff';
