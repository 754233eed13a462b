-- The links of guests' mails, and what becomes of a guest's orders when their person has an account (R-110).

create table guest_link (
  key_hash bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  order_id bigint not null references orders (id) on delete cascade,
  opens_until date not null,
  constraint guest_link__key_is_sha256 check (octet_length(key_hash) = 32)
);
comment on table guest_link is 'Secrets of the links in guests'' mails, as SHA-256: each opens the orders of one guest by one order, and goes when their e-mail changes';
create index guest_link__account on guest_link (account_id);
create index guest_link__order on guest_link (order_id);
create index guest_link__opens_until on guest_link (opens_until);

-- A customer's login looks here for what the same person ordered as a guest.
create index account__guests_by_email on account (email) where kind = 'guest';

create or replace function end_sessions_of_account() returns trigger
language plpgsql as $$
begin
  delete from session where account_id = new.id;
  delete from password_reset where account_id = new.id;
  delete from email_change where account_id = new.id;
  delete from proof_code where account_id = new.id;
  delete from guest_link where account_id = new.id;
  return null;
end $$;

create function adopt_guest_orders(p_account bigint) returns bigint[]
language plpgsql as $$
declare
  v_guests bigint[];
  v_orders bigint[];
  v_parties bigint[];
begin
  -- Nothing here waits for a lock: what somebody is working on is adopted at the next login.
  v_guests := array(
    select g.id from account g
      join account a on a.id = p_account and a.kind = 'customer' and a.confirmed_at is not null and a.email = g.email
     where g.kind = 'guest' order by g.id for update of g skip locked
  );
  if cardinality(v_guests) = 0 then return '{}'; end if;
  -- One that waits for its money stays where it is paid. The same press is one order of an account.
  v_orders := array(
    select o.id from orders o
     where o.account_id = any (v_guests) and o.status <> 'awaiting_payment'
       and not exists (
         select from orders m
          where m.client_id = o.client_id and m.id <> o.id
            and (m.account_id = p_account or (m.account_id = any (v_guests) and m.id < o.id))
       )
     order by o.id for update skip locked
  );
  v_parties := array(
    select s.id from restaurant_seating s where s.order_id = any (v_orders) order by s.id for update skip locked
  );
  v_orders := array(
    select o.id from orders o
     where o.id = any (v_orders)
       and not exists (select from restaurant_seating s where s.order_id = o.id and s.id <> all (v_parties))
  );
  update restaurant_seating set account_id = p_account where order_id = any (v_orders);
  update quote set account_id = p_account where id in (select o.quote_id from orders o where o.id = any (v_orders));
  delete from guest_link where order_id = any (v_orders);
  update orders set account_id = p_account where id = any (v_orders);
  delete from account g
   where g.id = any (v_guests)
     and not exists (select from orders o where o.account_id = g.id)
     and not exists (select from restaurant_seating s where s.account_id = g.id);
  return v_orders;
end $$;
comment on function adopt_guest_orders(bigint) is
  'Gives a confirmed customer what guests with the same e-mail ordered, and lets go of guests who are left without orders; answers the orders';
