-- The secret by which the server knows again the work that it asked for.

create table work_key (
  is_only boolean primary key default true,
  secret text not null,
  constraint work_key__one_row check (is_only)
);
comment on table work_key is 'Signs the proofs of work that a nearly held beach asks for; the same for every process (security guide, 6 a 3)';
insert into work_key (secret) values (encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'));
