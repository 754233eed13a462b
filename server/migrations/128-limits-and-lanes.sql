-- What is kept of a request is keyed with what is not kept; rows of before may hold fast hashes of passwords and PINs (H3).
truncate idempotency, idempotency_fingerprint;
comment on table idempotency is
  'Answers of finished changes by hashed caller and key; request hash and body are keyed with the key itself, which is not stored';
comment on table idempotency_fingerprint is
  'Which request a key was first used for, for calls that are idempotent by state, keyed as there; lost in a crash without harm';

-- Lanes of the outbox: what strangers ask for holds up nothing else (H2).
alter table outbox add lane text not null default 'own'
  constraint outbox__lane_known check (lane in ('own', 'sign_up', 'asked'));
comment on column outbox.lane is
  'Each lane has a share of its own. own: what the resort owes to whom it knows; sign_up: codes for e-mails that somebody typed; asked: other mails that anybody may ask for any e-mail';
drop index outbox__due;
create index outbox__due on outbox (lane, due_at) where failed_at is null;
