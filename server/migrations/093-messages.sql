-- Messages to people: devices, wishes, notices and how they went out, words to the guests of a day.

create table push_key (
  id smallint primary key default 1,
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default battigia_now(),
  constraint push_key__only_one check (id = 1)
);
comment on table push_key is 'The pair of keys that push services know this resort by (VAPID), made once unless the environment has one';

create table push_device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  session_id bigint not null references session (id) on delete cascade,
  endpoint_hash bytea not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  platform text not null,
  created_at timestamptz not null default battigia_now(),
  last_ok_at timestamptz,
  disabled_at timestamptz,
  constraint push_device__is_one_endpoint unique (endpoint_hash),
  constraint push_device__language_is_ours check (language in ('it', 'en', 'fr', 'nl', 'de')),
  constraint push_device__platform_is_known check (platform in ('android', 'ios', 'other'))
);
comment on table push_device is 'A browser or app that takes pushes; it belongs to its session, so that leaving ends it (R-407)';
comment on column push_device.disabled_at is 'Its push service refused us; subscribing again mends it';
create index push_device__account on push_device (account_id);
create index push_device__session on push_device (session_id);

create table message_wishes (
  account_id bigint primary key references account (id) on delete cascade,
  orders_push boolean not null default true,
  reminders_push boolean not null default true,
  reminders_mail boolean not null default true,
  broadcasts_push boolean not null default true,
  broadcasts_mail boolean not null default true,
  sms_version text,
  sms_agreed_at timestamptz,
  constraint message_wishes__consent_is_whole check (num_nulls(sms_version, sms_agreed_at) in (0, 2))
);
comment on table message_wishes is 'What a person wants to hear of and how; without a row everything but SMS. Mails about orders always go out';
comment on column message_wishes.sms_version is 'Version of the words that were agreed to for SMS';

create table handed_mail (
  message_key bytea primary key,
  handed_at timestamptz not null default battigia_now(),
  constraint handed_mail__message_key_is_sha256 check (octet_length(message_key) = 32)
);
comment on table handed_mail is 'Mails that the mail server took over, by the hash of their key, so that no repeat of their effect sends them again';
create index handed_mail__handed_at on handed_mail (handed_at);

create table notice (
  id bigint generated always as identity primary key,
  key text not null,
  account_id bigint not null references account (id) on delete cascade,
  topic text not null,
  facts jsonb not null,
  created_at timestamptz not null default battigia_now(),
  constraint notice__once_per_event_and_person unique (key),
  constraint notice__topic_is_known check (topic in ('order_ready', 'hold_expiring', 'reminder', 'broadcast'))
);
comment on table notice is 'Something that a person is told once, whatever ways it takes';
create index notice__account on notice (account_id);
create index notice__created_at on notice (created_at);

create table delivery (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notice (id) on delete cascade,
  channel text not null,
  device_id bigint,
  state text not null default 'waiting',
  reason text,
  external_id text,
  changed_at timestamptz not null default battigia_now(),
  constraint delivery__once_per_way unique nulls not distinct (notice_id, channel, device_id),
  constraint delivery__channel_is_known check (channel in ('push', 'mail', 'sms')),
  constraint delivery__state_is_known check (state in ('waiting', 'sent', 'delivered', 'read', 'failed')),
  constraint delivery__external_id_is_unique unique (channel, external_id)
);
comment on table delivery is 'One way that a notice takes to its person: one row per notice, channel and device';

create table broadcast (
  id bigint generated always as identity primary key,
  day date not null,
  audience text not null,
  texts jsonb not null,
  author_id bigint not null,
  created_at timestamptz not null default battigia_now(),
  send_at timestamptz not null,
  undone_at timestamptz,
  sent_at timestamptz,
  people integer,
  constraint broadcast__audience_is_known check (audience in ('all', 'umbrella', 'restaurant', 'parking', 'service')),
  constraint broadcast__sent_or_undone check (num_nonnulls(sent_at, undone_at) <= 1),
  constraint broadcast__sent_to_some check ((sent_at is null) = (people is null))
);
comment on table broadcast is 'Words of the resort to the guests of a day, such as a closure; it can be called back until it is sent';
create index broadcast__due on broadcast (send_at) where sent_at is null and undone_at is null;

create index outbox__failed on outbox (failed_at) where failed_at is not null;
