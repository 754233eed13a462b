-- Discounts that the desk gives by hand (B-06, B-11): uses of one promotion that no file has, each with why and by whom.

alter table promotion_use
  add column reason text,
  add column given_by bigint,
  add constraint promotion_use__by_hand check (
    num_nulls(reason, given_by) = case promotion_id when 'by_hand' then 0 else 2 end
  ),
  add constraint promotion_use__reason_is_short check (length(reason) between 2 and 200);
comment on column promotion_use.reason is 'Why the desk gave it by hand; null for a code';
comment on column promotion_use.given_by is 'Who of the resort gave it by hand; null for a code';

insert into promotion (id, position, terms, is_removed)
values (
  'by_hand', 0,
  '{"id": "by_hand", "name": {"it": "Sconto", "en": "Discount", "fr": "Remise", "nl": "Korting", "de": "Rabatt"}}', true
);
