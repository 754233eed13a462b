-- The catalogue's sections that are files of the resort: extras, categories of places, services and parking. Each has one
-- draft for everybody and remembers what was published, so that it can be taken back (R-603, B-23).

create sequence catalog_draft_version;

create table catalog_draft (
  section text primary key,
  version bigint not null default nextval('catalog_draft_version'),
  file text not null,
  account_id bigint,
  saved_at timestamptz not null default battigia_now(),
  constraint catalog_draft__section_known check (section in ('extras', 'categories', 'services', 'parking'))
);
comment on table catalog_draft is 'The file of a section that staff are writing: one for everybody; each save is another version';

create table catalog_publication (
  id bigint generated always as identity primary key,
  section text not null,
  before text not null,
  after text not null,
  account_id bigint,
  published_at timestamptz not null default battigia_now(),
  constraint catalog_publication__section_known check (section in ('extras', 'categories', 'services', 'parking'))
);
comment on table catalog_publication is 'What a section said before and after it was published; the last twenty of each section';
create index catalog_publication__section on catalog_publication (section, id);

alter table service add column is_hidden boolean not null default false;
comment on column service.is_hidden is 'Not offered for now: guests do not see it, and what is ordered of it stays';
