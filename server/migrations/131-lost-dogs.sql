-- Lost dogs (B-22): a guest says that their dog is lost, the resort's people tell the guests on site, and it ends when it is found.

create table lost_dog (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  dog_id bigint references dog (id) on delete set null,
  name text not null,
  size text not null,
  about text not null,
  picture bytea,
  phone text,
  reported_at timestamptz not null default battigia_now(),
  sent_at timestamptz,
  ended_at timestamptz,
  constraint lost_dog__size_is_known check (size in ('small', 'large'))
);
comment on table lost_dog is 'A dog that its person lost at the resort: sent_at once the guests on site were told, ended_at when it was found or was no case';
comment on column lost_dog.picture is 'The dog''s photo as it was when it was reported';
comment on column lost_dog.phone is 'Only where its person wants to be called by other guests';
create unique index lost_dog__open_once on lost_dog (dog_id) where ended_at is null;
create index lost_dog__open on lost_dog (id) where ended_at is null;
create index lost_dog__account on lost_dog (account_id);
create index lost_dog__ended on lost_dog (ended_at) where ended_at is not null;

alter table notice
  drop constraint notice__topic_is_known,
  add constraint notice__topic_is_known check (
    topic in (
      'order_ready', 'hold_expiring', 'reminder', 'broadcast', 'place_offered', 'subscription', 'day_resold', 'cutoff',
      'place_released', 'weather', 'hot_sand', 'lost_dog'
    )
  );
