-- A mail is forwarded, and its link with it: whoever follows it is the guest for their orders, and no more (R-110).
alter table session add column came_by_link boolean not null default false;
comment on column session.came_by_link is
  'Opened by the link of a guest''s mail, which may have been forwarded: another e-mail makes another guest of it (R-110)';
