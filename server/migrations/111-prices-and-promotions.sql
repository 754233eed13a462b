-- Prices as a draft, promotions and codes, weekend minimum stay (issue 7; B-06).

create table promotion (
  id text primary key,
  position integer not null,
  terms jsonb not null,
  uses integer not null default 0,
  is_removed boolean not null default false,
  constraint promotion__uses_not_negative check (uses >= 0),
  constraint promotion__uses_within_limit check (uses <= coalesce((terms ->> 'uses')::integer, 2147483647))
);
comment on table promotion is 'What is taken off prices, in the words of promotions.json; removed ones stay for the orders that name them';

create table promotion_use (
  id bigint primary key generated always as identity,
  promotion_id text not null references promotion (id),
  order_id bigint not null references orders (id) on delete cascade,
  amount_cents integer not null,
  used_at timestamptz not null default battigia_now(),
  given_back_at timestamptz,
  constraint promotion_use__once_per_order unique (order_id, promotion_id),
  constraint promotion_use__amount_positive check (amount_cents > 0)
);
comment on table promotion_use is 'Which order used a code and for how much; given back when the order came to nothing before it was paid';

create table minimum_stay (
  position integer primary key,
  terms jsonb not null
);
comment on table minimum_stay is 'Least numbers of days of a booking, in the words of promotions.json';

create table price_publication (
  id bigint primary key generated always as identity,
  before jsonb not null,
  after jsonb not null,
  changed_by bigint not null,
  changed_at timestamptz not null default battigia_now(),
  taken_back_at timestamptz
);
comment on table price_publication is 'Each publication of prices, opening and promotions: what held before and what held after it';

create table price_draft_step (
  version integer primary key,
  content jsonb,
  base text,
  kind text not null,
  publication_id bigint references price_publication (id),
  changed_by bigint not null,
  changed_at timestamptz not null default battigia_now(),
  constraint price_draft_step__kind check (kind in ('edited', 'copied', 'discarded', 'published', 'taken_back')),
  constraint price_draft_step__base check ((content is null) = (base is null))
);
comment on table price_draft_step is 'The one shared draft of prices as its steps: the latest version holds; no content is no draft';

create function give_promotion_back() returns trigger language plpgsql as $$
declare
  v_use promotion_use;
begin
  for v_use in select * from promotion_use where order_id = new.id order by promotion_id loop
    if new.status in ('expired', 'failed', 'cancelled', 'no_show') and new.received_cents = 0 and v_use.given_back_at is null then
      update promotion_use set given_back_at = battigia_now() where id = v_use.id;
      update promotion set uses = uses - 1 where id = v_use.promotion_id;
    elsif new.status in ('awaiting_payment', 'confirmed') and v_use.given_back_at is not null then
      -- The money came after all: the use counts again where one is left, and its price stays in any case.
      update promotion set uses = uses + 1
       where id = v_use.promotion_id and uses < coalesce((terms ->> 'uses')::integer, 2147483647);
      if found then
        update promotion_use set given_back_at = null where id = v_use.id;
      end if;
    end if;
  end loop;
  return null;
end $$;
comment on function give_promotion_back() is 'Gives the uses of codes back when an order comes to nothing unpaid, and takes them again when its money comes late';

-- At the end of the transaction, so that a code's row is locked after everything else.
create constraint trigger orders__give_promotion_back
  after update of status on orders deferrable initially deferred
  for each row when (old.status is distinct from new.status)
  execute function give_promotion_back();
