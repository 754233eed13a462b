-- Tables of the restaurants, as far as booking, owning and deleting one needs.

create table restaurant_booking (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  order_id bigint not null,
  restaurant smallint not null,
  day date not null,
  meal text not null,
  seats smallint not null,
  cancelled_at timestamptz,
  created_at timestamptz not null default battigia_now(),
  constraint restaurant_booking__restaurant_is_one_or_two check (restaurant in (1, 2)),
  constraint restaurant_booking__meal_is_known check (meal in ('lunch', 'dinner')),
  constraint restaurant_booking__has_seats check (seats > 0)
);
comment on table restaurant_booking is 'A table for one meal of one day; cancelling keeps the row';
create index restaurant_booking__account on restaurant_booking (account_id);
