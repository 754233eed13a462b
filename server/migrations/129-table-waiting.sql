-- The waiting list for tables (B-09): who waits for a table of a meal, and what was offered to whom. An offer is a party of
-- restaurant_seating that is 'held' without an order, so that it counts as taken for everybody else.

create table table_request (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  restaurant_id smallint not null references restaurant (id) on delete cascade,
  day date not null,
  meal text not null,
  at_time time,
  seats smallint not null,
  dogs smallint not null,
  note text,
  closes_at timestamptz not null,
  offers_ignored smallint not null default 0,
  joined_at timestamptz not null default battigia_now(),
  ended_at timestamptz,
  ended_by text,
  constraint table_request__meal_is_known check (meal in ('lunch', 'dinner')),
  constraint table_request__has_seats check (seats > 0 and dogs >= 0),
  constraint table_request__end_has_its_cause check ((ended_at is null) = (ended_by is null)),
  constraint table_request__cause_known check (ended_by in ('left', 'accepted', 'ignored', 'over'))
);
comment on table table_request is 'A person who waits for a table of a meal; the queue of a sitting is by joined_at and id';
comment on column table_request.at_time is 'The one time that is wanted; null is any time of the meal';
comment on column table_request.closes_at is 'From here on nobody books that meal any more';
create unique index table_request__one_for_a_meal on table_request (account_id, day, meal) where ended_at is null;
create index table_request__queue on table_request (restaurant_id, day, meal, joined_at, id) where ended_at is null;
create index table_request__account on table_request (account_id, id);
create index table_request__ended on table_request (ended_at) where ended_at is not null;

create table table_offer (
  id bigint generated always as identity primary key,
  request_id bigint not null references table_request (id) on delete cascade,
  seating_id bigint references restaurant_seating (id) on delete set null,
  at_time time not null,
  offered_at timestamptz not null default battigia_now(),
  expires_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  constraint table_offer__answer_known check (answer in ('accepted', 'declined', 'expired', 'withdrawn')),
  constraint table_offer__answer_has_its_time check ((answer is null) = (answered_at is null)),
  constraint table_offer__ends_after_it_begins check (expires_at > offered_at)
);
comment on table table_offer is 'A table that was offered to who waits; without an answer it stands until expires_at';
comment on column table_offer.seating_id is 'The party that keeps the table; gone once the offer is declined or over';
create unique index table_offer__one_open on table_offer (request_id) where answer is null;
create index table_offer__request on table_offer (request_id);
create index table_offer__seating on table_offer (seating_id);
create index table_offer__late on table_offer (expires_at) where answer is null;

alter table restaurant_seating
  drop constraint restaurant_seating__ordered_or_written_by_hand,
  add constraint restaurant_seating__ordered_offered_or_written_by_hand check (
    num_nulls(account_id, order_id, order_number, order_item_id) = 0 and num_nulls(name, phone) = 2
    or account_id is not null and num_nulls(order_id, order_number, order_item_id, name, phone) = 5
    or num_nulls(account_id, order_id, order_number, order_item_id) = 4 and name is not null
  );
comment on table restaurant_seating is
  'A party at its table: ordered by a guest, kept for one who is offered it, or written by the staff; two never overlap on one table';
