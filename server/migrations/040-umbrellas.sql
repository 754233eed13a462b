-- The beach and its price list, as `npm run resort -- import` writes them. Who stands where is in 041.

create table beach (
  id integer primary key default 1,
  version text not null,
  sea_side text not null,
  width double precision not null,
  height double precision not null,
  waterline double precision not null,
  constraint beach__only_one check (id = 1),
  constraint beach__sea_side_known check (sea_side in ('north', 'south')),
  constraint beach__has_size check (width > 0 and height > 0)
);
comment on table beach is 'The plan as a whole: one row; version changes whenever plan or prices do';

create table beach_opening (
  id integer primary key default 1,
  from_day text not null,
  to_day text not null,
  constraint beach_opening__only_one check (id = 1)
);
comment on table beach_opening is 'The rule that the season follows: one day, every year, or rolling with today';

create table beach_zone (
  id text primary key,
  position integer not null,
  name jsonb not null,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null,
  constraint beach_zone__has_size check (width > 0 and height > 0)
);
comment on table beach_zone is 'A named part of the beach that the map shows as one area';

create table beach_walkway (
  position integer primary key,
  x double precision not null,
  y double precision not null,
  width double precision not null,
  height double precision not null,
  constraint beach_walkway__has_size check (width > 0 and height > 0)
);
comment on table beach_walkway is 'A hard path over the sand; no place stands on one';

create table beach_landmark (
  position integer primary key,
  kind text not null,
  name jsonb not null,
  x double precision not null,
  y double precision not null
);
comment on table beach_landmark is 'A thing that the map draws besides places: tower, shower, bar';

create table beach_columns (
  position integer primary key,
  id text not null,
  first_number integer not null,
  last_number integer not null,
  x double precision not null,
  step double precision not null,
  constraint beach_columns__numbers_ascend check (1 <= first_number and first_number <= last_number),
  constraint beach_columns__step_forward check (step > 0)
);
comment on table beach_columns is 'How the numbers of a kind of row run along the water';

create table beach_row (
  id text primary key,
  position integer not null,
  y double precision not null,
  columns text not null,
  is_first boolean not null,
  has_gazebos boolean not null
);
comment on table beach_row is 'A row of places, counted from the sea';

create table extra (
  id text primary key,
  position integer not null,
  name jsonb not null,
  stock integer,
  is_removed boolean not null default false,
  constraint extra__id_known
    check (id in ('sun_bed', 'deck_chair', 'extra_seat', 'director_chair', 'hammock', 'table')),
  constraint extra__stock_not_negative check (stock >= 0)
);
comment on table extra is 'A thing that is added to a place, and how many exist per half-day (null: no limit); a removed one stays for old bookings';

create table category (
  id text primary key,
  position integer not null,
  kind text not null,
  name jsonb not null,
  dog_sizes text[] not null,
  max_dogs integer not null,
  people integer not null,
  people_first_row integer not null,
  max_people integer not null,
  max_people_first_row integer not null,
  min_beds integer not null,
  min_beds_first_row integer not null,
  constraint category__kind_known
    check (kind in ('large_dog', 'small_dog', 'human', 'dog_gazebo', 'human_gazebo')),
  constraint category__dog_sizes_known check (dog_sizes <@ array['small', 'large']),
  constraint category__numbers_fit check (
    max_dogs between 0 and 3 and people between 1 and max_people
    and people_first_row between 1 and max_people_first_row and min_beds >= 0 and min_beds_first_row >= 0
  )
);
comment on table category is 'What may stand on one category of place: people, dogs, least number of beds';

create table category_extra (
  category_id text not null references category on delete cascade,
  position integer not null,
  extra_id text not null references extra,
  max integer not null,
  included integer not null,
  primary key (category_id, extra_id),
  constraint category_extra__numbers_fit check (max >= 0 and included >= 0 and max + included > 0)
);
comment on table category_extra is 'An extra that a category offers: the most that may be added, and how many stand there already';

create table place (
  id integer primary key,
  code text not null,
  position integer not null,
  row_id text references beach_row deferrable initially deferred,
  number integer not null,
  category_id text references category deferrable initially deferred,
  zone_id text references beach_zone deferrable initially deferred,
  x double precision not null,
  y double precision not null,
  is_accessible boolean not null,
  is_bookable boolean not null,
  is_removed boolean not null default false,
  constraint place__code_unique unique (code),
  constraint place__stands_somewhere
    check (is_removed or (row_id is not null and category_id is not null and zone_id is not null))
);
comment on table place is 'An umbrella or gazebo; a removed one stays, so that old bookings keep their place and a new one its id';

create table price_season (
  id text primary key,
  position integer not null,
  name jsonb not null
);
comment on table price_season is 'A season of the price list; where two hold, the later position does';

create table price_season_span (
  season_id text not null references price_season on delete cascade,
  position integer not null,
  from_day text not null,
  to_day text not null,
  weekdays integer[],
  primary key (season_id, position),
  constraint price_season_span__days_of_a_year
    check (from_day ~ '^\d{2}-\d{2}$' and to_day ~ '^\d{2}-\d{2}$')
);
comment on table price_season_span is 'Days of every year that belong to a season, MM-DD to MM-DD; weekdays 1 is Monday, null is all';

create table price_rule (
  position integer primary key,
  extra_id text references extra,
  categories text[],
  rows text[],
  weekdays integer[],
  months integer[],
  parts text[]
);
comment on table price_rule is 'A line of the price list with its conditions (null: always); extra null is the place itself';

create table price_amount (
  rule_position integer not null references price_rule on delete cascade,
  position integer not null,
  season_id text references price_season,
  day_cents integer not null,
  primary key (rule_position, position),
  constraint price_amount__not_negative check (day_cents >= 0)
);
comment on table price_amount is 'What a line of the price list costs per day in one season (null: in every season)';

create table price_part (
  part text primary key,
  percent integer not null,
  constraint price_part__half_days check (part in ('morning', 'afternoon')),
  constraint price_part__percent_fits check (percent between 1 and 100)
);
comment on table price_part is 'Percent of the full day that half a day on a place costs where no line names the part';
