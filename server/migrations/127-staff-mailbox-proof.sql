-- A second factor is set up by whoever reads the person's mail, not by whoever knows a password of before (security guide, section 2).

alter table staff_member add column mailbox_proven_at timestamptz;
comment on column staff_member.mailbox_proven_at is 'When the password was set by a mailed link; without it no login sets a second factor up. Empty again after a password that was set otherwise, and after a reset of the second factor';
