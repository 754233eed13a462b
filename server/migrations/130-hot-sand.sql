-- Hot sand (B-22): when guests with dogs were told, and that they can be.

create table hot_sand (
  day date not null,
  half smallint not null,
  told_at timestamptz not null default battigia_now(),
  primary key (day, half),
  constraint hot_sand__half_of_a_day check (half in (0, 1))
);
comment on table hot_sand is 'Half-days whose guests with dogs were told that the sand is too hot for paws: once each';

alter table notice
  drop constraint notice__topic_is_known,
  add constraint notice__topic_is_known check (
    topic in (
      'order_ready', 'hold_expiring', 'reminder', 'broadcast', 'place_offered', 'subscription', 'day_resold', 'cutoff',
      'place_released', 'weather', 'hot_sand'
    )
  );
