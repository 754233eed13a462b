-- What was sold at the desk to somebody who left their e-mail goes over to the customer with that e-mail, places and all (R-110, B-11).

create or replace function adopt_guest_orders(p_account bigint) returns bigint[]
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
  -- Their orders are locked, and with those whatever changes a place of theirs.
  update occupancy set account_id = p_account where order_id = any (v_orders);
  delete from account g
   where g.id = any (v_guests)
     and not exists (select from orders o where o.account_id = g.id)
     and not exists (select from occupancy o where o.account_id = g.id)
     and not exists (select from restaurant_seating s where s.account_id = g.id);
  return v_orders;
end $$;
