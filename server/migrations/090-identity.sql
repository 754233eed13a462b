-- Proving who one is once more.

alter table session add column proven_at timestamptz;
comment on column session.proven_at is 'When the person last proved who they are, by signing in or once more; some calls ask that it was lately';
update session s set proven_at = s.created_at from account a where a.id = s.account_id and a.kind = 'customer';
