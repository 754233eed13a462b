-- Orders of subscriptions and of their instalments.

alter table orders
  drop constraint orders__category_known,
  add constraint orders__category_known check (
    category in ('umbrella', 'bar', 'restaurant', 'parking', 'service', 'subscription', 'instalment')
  );

alter table order_item
  drop constraint order_item__kind_known,
  add constraint order_item__kind_known check (
    kind in ('dish', 'tip', 'table', 'deposit', 'parking', 'service', 'subscription', 'instalment')
  );
