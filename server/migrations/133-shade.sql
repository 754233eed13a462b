-- A place that trees or walls shade for a part of the day, which the list says and the file of the beach knows (B-21).
alter table place add column is_shaded boolean not null default false;
