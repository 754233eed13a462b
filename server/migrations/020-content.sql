-- The resort's own texts, every version of them.

create table content_page (
  slug text not null,
  language text not null,
  version text not null,
  title text not null,
  markdown text not null,
  is_current boolean not null,
  stored_at timestamptz not null,
  primary key (slug, language, version),
  constraint content_page__language_is_ours check (language in ('it', 'en', 'fr', 'nl', 'de')),
  constraint content_page__version_is_short check (length(version) between 1 and 40)
);
comment on table content_page is 'Texts of the resort by language and version; versions stay, because consents and orders name them';
create unique index content_page__one_current on content_page (slug, language) where is_current;
