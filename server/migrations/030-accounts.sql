-- People who sign in, what they consented to, and how they prove who they are.

create table account (
  id bigint generated always as identity primary key,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null default 'it',
  confirmed_at timestamptz,
  created_at timestamptz not null default battigia_now(),
  constraint account__email_is_free unique (email),
  constraint account__email_is_lower_case check (email = lower(email)),
  constraint account__language_is_ours check (language in ('it', 'en', 'fr', 'nl', 'de'))
);
comment on table account is 'A customer; made only once a mailed code proved the e-mail, so confirmed_at is null only while a changed address waits';

create table account_photo (
  account_id bigint primary key references account (id) on delete cascade,
  webp bytea not null,
  changed_at timestamptz not null
);
comment on table account_photo is 'Photo of a customer, re-encoded to 512 × 512 WebP without metadata';

create table photo_upload (
  account_id bigint primary key references account (id) on delete cascade,
  day date not null,
  uploads integer not null
);
comment on table photo_upload is 'How many photos a customer sent on the last day that they sent one';

create table consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  purpose text not null,
  slug text not null,
  language text not null,
  version text not null,
  given_at timestamptz not null,
  constraint consent__purpose_is_known check (purpose in ('personal_data', 'purposes')),
  constraint consent__text_exists foreign key (slug, language, version) references content_page (slug, language, version)
);
comment on table consent is 'What a customer agreed to: which text in which version and language, and when (R-508)';
create index consent__account on consent (account_id);

create table registration (
  id bigint generated always as identity primary key,
  email text not null,
  browser_key bytea not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone text not null,
  language text not null,
  personal_data_version text not null,
  purposes_version text not null,
  code_salt bytea,
  code_hash bytea,
  code_tries smallint not null default 0,
  code_expires_at timestamptz,
  created_at timestamptz not null,
  constraint registration__one_per_browser unique (email, browser_key),
  constraint registration__email_is_lower_case check (email = lower(email)),
  constraint registration__code_is_whole check (num_nulls(code_salt, code_hash, code_expires_at) in (0, 3))
);
comment on table registration is 'A sign-up that waits for its code, one per e-mail and browser; it becomes an account or goes after a day';
create index registration__created_at on registration (created_at);

create table session (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  token_hash bytea not null,
  browser_key bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  idle interval not null,
  ends_at timestamptz not null,
  constraint session__token_is_unique unique (token_hash),
  constraint session__token_is_sha256 check (octet_length(token_hash) = 32)
);
comment on table session is 'A signed-in browser or app; only the SHA-256 of its token is kept, and ending it deletes the row';
create index session__account on session (account_id);

create table known_browser (
  account_id bigint not null references account (id) on delete cascade,
  browser_key bytea not null,
  seen_at timestamptz not null,
  primary key (account_id, browser_key)
);
comment on table known_browser is 'Browsers that signed in to an account before; a stranger''s wrong passwords do not delay them';

create unlogged table login_failure (
  bucket bytea primary key,
  failures integer not null,
  failed_at timestamptz not null,
  next_try_at timestamptz not null
);
comment on table login_failure is 'Wrong passwords in a row by hashed e-mail and browser, and when the next try is heard; lost in a crash without harm';

create unlogged table mail_budget (
  email_hash bytea primary key,
  sent integer not null,
  window_ends_at timestamptz not null
);
comment on table mail_budget is 'Account mails to one address in the running hour, so that nobody floods a mailbox';

create function end_sessions_of_account() returns trigger
language plpgsql as $$
begin
  delete from session where account_id = new.id;
  return null;
end $$;
comment on function end_sessions_of_account() is 'A changed password or e-mail ends every session, whatever code changed it';

create trigger account__ends_sessions after update of password_hash, email on account
for each row when (old.password_hash is distinct from new.password_hash or old.email is distinct from new.email)
execute function end_sessions_of_account();
