-- Words that the desk writes to guests again and again (B-13).

create table message_template (
  id integer generated always as identity primary key,
  name text not null,
  texts jsonb not null,
  position integer not null,
  revision integer not null default 1,
  constraint message_template__name_unique unique (name),
  constraint message_template__says_something check (jsonb_typeof(texts) = 'object' and texts <> '{}')
);
comment on table message_template is 'Messages that are written again and again: title and text by language, in the order in which they are offered';
