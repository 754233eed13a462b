-- The dogs of a person, and the documents that the resort's people check once (B-16).

create table dog (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  version integer not null default 1,
  name text not null,
  size text not null,
  weight_tenths_kg smallint,
  chip text,
  temperament text,
  created_at timestamptz not null default battigia_now(),
  constraint dog__name_is_bounded check (length(name) between 2 and 20),
  constraint dog__size_is_known check (size in ('small', 'large')),
  constraint dog__weight_is_bounded check (weight_tenths_kg between 5 and 1200),
  constraint dog__chip_is_fifteen_digits check (chip ~ '^[0-9]{15}$'),
  constraint dog__temperament_is_known check (temperament in ('calm', 'shy', 'reactive'))
);
comment on table dog is 'The dogs of a person, kept for their next visits (B-16); with a weight the size follows from it (R-310)';
comment on column dog.weight_tenths_kg is 'Tenths of a kilogram; 140 is small';
comment on column dog.chip is 'Number of the chip (ISO 11784): with its owner it is personal data';
create unique index dog__name_is_unique on dog (account_id, lower(name));

create table dog_photo (
  dog_id bigint primary key references dog (id) on delete cascade,
  picture bytea not null
);
comment on table dog_photo is 'Photo of a dog: a square WebP, nothing else of the file that was sent';

create table dog_document (
  id bigint generated always as identity primary key,
  dog_id bigint not null references dog (id) on delete cascade,
  kind text not null,
  media_type text not null,
  file bytea not null,
  file_hash bytea not null,
  valid_until date,
  decision text not null default 'waiting',
  checks integer not null default 0,
  reason text,
  note text not null default '',
  added_at timestamptz not null default battigia_now(),
  checked_at timestamptz,
  checked_by bigint,
  reminded_for date,
  constraint dog_document__kind_is_known check (kind in ('vaccination', 'insurance', 'registry')),
  constraint dog_document__media_type_is_known check (media_type in ('image/webp', 'application/pdf')),
  constraint dog_document__decision_is_known check (decision in ('waiting', 'accepted', 'rejected')),
  constraint dog_document__rejection_has_a_reason check ((decision = 'rejected') = (reason is not null)),
  constraint dog_document__decision_has_its_person
    check ((decision = 'waiting') = (checked_at is null) and (checked_at is null) = (checked_by is null)),
  constraint dog_document__only_a_registration_has_no_end check (valid_until is not null or kind = 'registry'),
  constraint dog_document__file_is_once unique (dog_id, kind, file_hash)
);
comment on table dog_document is 'Documents of a dog as files, with their last day and what the resort’s people said of them (B-16)';
comment on column dog_document.file is 'A WebP made here without any metadata, or a PDF as it came, which is only ever downloaded';
comment on column dog_document.checks is 'How often it was decided: who decides says which state they saw';
comment on column dog_document.reminded_for is 'The last day of which its owner was reminded: once for each';
create index dog_document__waiting on dog_document (added_at) where decision = 'waiting';
create index dog_document__checked on dog_document (checked_at) where decision <> 'waiting';
create index dog_document__due on dog_document (valid_until) where decision = 'accepted' and reminded_for is distinct from valid_until;

create table dog_upload (
  account_id bigint primary key references account (id) on delete cascade,
  day date not null,
  uploads integer not null
);
comment on table dog_upload is 'Photos and documents of dogs that an account uploaded on its last day with one (security guide, 6 f)';
