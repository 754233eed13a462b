-- What guests read beside the pages: dishes, menus, news, photos, and how the sea is.

create function has_every_language(words jsonb) returns boolean
language sql immutable parallel safe as $$
  select bool_and(coalesce(trim(words ->> language), '') <> '')
  from unnest(array['it', 'en', 'fr', 'nl', 'de']) as language
$$;
comment on function has_every_language(jsonb) is 'Whether a text is written in all five languages (R-112, B-10)';

create table photo (
  id text primary key,
  small bytea not null,
  large bytea not null,
  uploaded_by bigint not null,
  uploaded_at timestamptz not null default battigia_now(),
  constraint photo__id_is_a_hash check (id ~ '^[0-9a-f]{32}$')
);
comment on table photo is 'Photos of dishes, items and news by the hash of their large picture: 156 and 800 pixels square, WebP, nothing else of the file';

create table dish (
  id integer generated always as identity primary key,
  slug text not null,
  position integer not null,
  revision integer not null default 1,
  sold_out_on date,
  constraint dish__slug_is_unique unique (slug)
);
comment on table dish is 'Dishes of the restaurants; what each says is its draft and what guests see (B-10)';
comment on column dish.slug is 'Name in dishes.json';
comment on column dish.sold_out_on is 'The day on which it ran out: tomorrow it is there again';

create table dish_version (
  dish_id integer not null references dish (id) on delete cascade,
  is_published boolean not null,
  restaurant smallint not null,
  course text not null,
  name jsonb not null,
  description jsonb not null,
  cents integer not null,
  allergens text[],
  traces text[] not null,
  is_frozen boolean not null,
  is_alcoholic boolean,
  photo_id text references photo (id),
  art text,
  primary key (dish_id, is_published),
  constraint dish_version__restaurant_is_known check (restaurant in (1, 2)),
  constraint dish_version__course_is_known check (course in ('starter', 'first', 'second', 'side', 'dessert')),
  constraint dish_version__price_is_no_debt check (cents >= 0),
  constraint dish_version__published_is_complete
    check (not is_published or (has_every_language(name) and allergens is not null and is_alcoholic is not null))
);
comment on table dish_version is 'A dish as it is being written, and as guests see it since it was published (B-10)';

create table daily_menu (
  id integer generated always as identity primary key,
  restaurant smallint not null,
  day date,
  weekdays smallint[],
  position integer not null default 0,
  note jsonb,
  constraint daily_menu__restaurant_is_known check (restaurant in (1, 2)),
  constraint daily_menu__day_or_weekdays check ((day is null) <> (weekdays is null)),
  constraint daily_menu__weekdays_are_days check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  constraint daily_menu__one_a_day unique (restaurant, day)
);
comment on table daily_menu is 'What a restaurant cooks on a day, and on the weekdays whose day nobody has set (R-214)';

create table daily_menu_dish (
  menu_id integer not null references daily_menu (id) on delete cascade,
  dish_id integer not null references dish (id) on delete cascade,
  position integer not null,
  primary key (menu_id, dish_id)
);
comment on table daily_menu_dish is 'Dishes of a menu in their order; only what is published is shown (B-10)';
create index daily_menu_dish__dish on daily_menu_dish (dish_id);

create table news (
  id integer generated always as identity primary key,
  slug text not null,
  position integer not null,
  revision integer not null default 1,
  is_published boolean not null default false,
  kind text not null,
  title jsonb not null,
  markdown jsonb not null,
  event_day text,
  shown_from text not null,
  shown_to text,
  photo_id text references photo (id),
  constraint news__slug_is_unique unique (slug),
  constraint news__kind_is_known check (kind in ('event', 'paws', 'news')),
  constraint news__published_is_complete
    check (not is_published or (has_every_language(title) and has_every_language(markdown)))
);
comment on table news is 'News of the resort (R-106). Days are dates, or move along with the calendar: today+3, sat';

create table sea_observation (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  observed_at timestamptz not null default battigia_now(),
  sea jsonb not null
);
comment on table sea_observation is 'Weather and sea as the resort’s people saw them; the newest holds while it is fresh';
