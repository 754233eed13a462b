-- A capture that its provider reviews (payments guide, cases 25 and 26): its guest is told once when that begins.

alter table payment_attempt add column reviewed_at timestamptz;
comment on column payment_attempt.reviewed_at is 'When its provider began to review its capture; null when it never did';
