-- Season passes that the desk sells (R-102, B-11): they can be taken back like its other sales, and may be paid online until a day, after
-- which they end like places that nobody paid.

alter table desk_action
  drop constraint desk_action__kind_known,
  add constraint desk_action__kind_known check (
    kind in ('block', 'unblock', 'break_hold', 'move', 'extend', 'walk_in', 'complimentary', 'waive', 'sell_subscription')
  );

alter table orders
  drop constraint orders__deadline_of_its_method,
  add constraint orders__deadline_of_its_method check (
    (release_at is not null) = (method = 'pay_later' or method = 'cash' and category = 'umbrella')
  );
