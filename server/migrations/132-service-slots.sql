-- Services at times of their own (B-22): a shower for the dog is booked for an hour, not for a half-day.

alter table service
  add column slot_from time,
  add column slot_to time,
  add column slot_minutes smallint,
  add column slots_at_once smallint,
  add constraint service__slots_are_whole
    check (num_nulls(slot_from, slot_to, slot_minutes, slots_at_once) in (0, 4)),
  add constraint service__slots_in_order check (slot_from <= slot_to),
  add constraint service__slots_positive check (slot_minutes between 5 and 240 and slots_at_once > 0);
comment on column service.slot_from is 'First of the times at which it is given, every slot_minutes until slot_to; null has no times';

create table service_slot (
  service_id integer not null references service (id),
  day date not null,
  at_time time not null,
  taken integer not null,
  primary key (service_id, day, at_time),
  constraint service_slot__taken_not_negative check (taken >= 0)
) with (fillfactor = 70);
comment on table service_slot is 'How many of a service are booked for one time of a day; its half-day counts them besides';
