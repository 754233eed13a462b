-- The catalogue's drafts, the history of the resort's pages, its changes that can be taken back, and courses and parts of the
-- menu that the resort's people write themselves (R-213, R-603, B-10).

create function every_language_or_none(words jsonb) returns boolean
language sql immutable parallel safe as $$
  select has_every_language(words) or bool_and(coalesce(trim(words ->> language), '') = '')
  from unnest(array['it', 'en', 'fr', 'nl', 'de']) as language
$$;
comment on function every_language_or_none(jsonb) is 'Whether a text that may be missing is written in all five languages or in none (B-10)';

-- Pages.

create sequence content_page_draft_version;

create table content_page_draft (
  slug text primary key,
  version bigint not null default nextval('content_page_draft_version'),
  texts jsonb not null,
  account_id bigint,
  saved_at timestamptz not null default battigia_now()
);
comment on table content_page_draft is 'A page that staff are writing: one for everybody; each save is another version';

create table content_page_publication (
  id bigint generated always as identity primary key,
  slug text not null,
  versions jsonb not null,
  cause text not null,
  account_id bigint,
  published_at timestamptz not null default battigia_now(),
  undone_at timestamptz,
  constraint content_page_publication__cause_known check (cause in ('file', 'publish', 'restore'))
);
comment on table content_page_publication is 'Each time that a page became what guests read: its versions by language, by whom; no account is an import';
create index content_page_publication__slug on content_page_publication (slug, id);

insert into content_page_publication (slug, versions, cause, published_at)
select slug, jsonb_object_agg(language, version), 'file', max(stored_at)
from content_page where is_current group by slug order by slug;

create function content_page_keeps_its_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.slug, old.language, old.version, old.title, old.markdown, old.stored_at)
    is not distinct from (new.slug, new.language, new.version, new.title, new.markdown, new.stored_at) then
    return new;
  end if;
  raise exception 'the words of page % (%, version %) stay: somebody may have accepted them', old.slug, old.language, old.version
    using errcode = 'restrict_violation';
end $$;
comment on function content_page_keeps_its_words() is 'What guests accepted stays readable word by word: a version is shown or not, and never changed or deleted (R-508, B-15)';
create trigger content_page__keeps_its_words before update or delete on content_page
  for each row execute function content_page_keeps_its_words();

-- Courses of the restaurants' menus.

create table dish_course (
  id integer generated always as identity primary key,
  key text not null,
  position integer not null,
  name jsonb not null,
  plural jsonb not null,
  is_hidden boolean not null default false,
  revision integer not null default 1,
  constraint dish_course__key_is_unique unique (key),
  constraint dish_course__is_complete check (has_every_language(name) and has_every_language(plural))
);
comment on table dish_course is 'Courses of a meal in their order; a hidden one is seen by no guest, nor are its dishes';
comment on column dish_course.key is 'Name in dishes.json';
comment on column dish_course.name is 'Of one dish, above it: first course';
comment on column dish_course.plural is 'Of all of them, in the catalogue: first courses';

insert into dish_course (key, position, name, plural) values
  ('starter', 0, '{"it": "Antipasto", "en": "Starter", "fr": "Entrée", "nl": "Voorgerecht", "de": "Vorspeise"}',
   '{"it": "Antipasti", "en": "Starters", "fr": "Entrées", "nl": "Voorgerechten", "de": "Vorspeisen"}'),
  ('first', 1, '{"it": "Primo", "en": "First course", "fr": "Premier plat", "nl": "Eerste gang", "de": "Erster Gang"}',
   '{"it": "Primi", "en": "First courses", "fr": "Premiers plats", "nl": "Eerste gangen", "de": "Erste Gänge"}'),
  ('second', 2, '{"it": "Secondo", "en": "Second course", "fr": "Second plat", "nl": "Tweede gang", "de": "Zweiter Gang"}',
   '{"it": "Secondi", "en": "Main courses", "fr": "Plats", "nl": "Hoofdgerechten", "de": "Hauptgänge"}'),
  ('side', 3, '{"it": "Contorno", "en": "Side dish", "fr": "Accompagnement", "nl": "Bijgerecht", "de": "Beilage"}',
   '{"it": "Contorni", "en": "Sides", "fr": "Accompagnements", "nl": "Bijgerechten", "de": "Beilagen"}'),
  ('dessert', 4, '{"it": "Dolce", "en": "Dessert", "fr": "Dessert", "nl": "Dessert", "de": "Nachtisch"}',
   '{"it": "Dolci", "en": "Desserts", "fr": "Desserts", "nl": "Desserts", "de": "Desserts"}');

alter table dish_version
  drop constraint dish_version__course_is_known,
  add constraint dish_version__course_exists foreign key (course) references dish_course (key),
  drop constraint dish_version__published_is_complete,
  add constraint dish_version__published_is_complete check (
    not is_published or (has_every_language(name) and every_language_or_none(description) and allergens is not null and is_alcoholic is not null));
create index dish_version__course on dish_version (course);

-- What is published and written on beside it.

alter table news add column draft jsonb;
comment on column news.draft is 'What is written over published news and not published yet; null is nothing';

alter table bar_item
  add column draft jsonb,
  add constraint bar_item__sold_in_every_language
    check (not is_published or (has_every_language(name) and every_language_or_none(description)));
comment on column bar_item.draft is 'What is written over an item on sale and not published yet; null is nothing';

alter table bar_category
  add column is_hidden boolean not null default false,
  add column version integer not null default 1,
  add constraint bar_category__is_complete check (has_every_language(name));
comment on column bar_category.is_hidden is 'No guest sees it, nor what is in it';

-- What can be taken back.

create table catalog_change (
  id bigint generated always as identity primary key,
  kind text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  account_id bigint not null,
  changed_at timestamptz not null default battigia_now(),
  undone_at timestamptz
);
comment on table catalog_change is 'What a change of the catalogue began from and left, for its undo: kept for an hour; null is that there was nothing';
create index catalog_change__changed_at on catalog_change (changed_at);
