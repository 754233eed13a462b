-- PINs of shared tablets (L1): wrong ones are counted by person, and managers have six digits.

alter table staff_member
  add column pin_digits smallint,
  add column asks_for_pin boolean not null default false,
  add column pin_misses smallint not null default 0,
  add column pin_misses_since timestamptz;
comment on column staff_member.pin_digits is 'How long the PIN is; null without one, and for one of before it was kept';
comment on column staff_member.asks_for_pin is 'The next full login asks for a PIN: the one of before was too short for what the person may do';
comment on column staff_member.pin_misses is 'Wrong PINs since pin_misses_since, at whichever tablet; a right one takes none of them away';
comment on column staff_member.pin_misses_since is 'When the first of them was tried; after twelve hours the count begins again';

-- How long theirs are nobody knows: managers choose another one at their next login.
update staff_member set asks_for_pin = true, pin_hash = '' where 'manager' = any (roles) and pin_hash <> '';
