-- Segments that staff saved under a name (R-01); shared by all of them.
create table saved_segment (
  id text primary key,
  name text not null unique,
  segments jsonb not null,
  changed_by text not null,
  changed_at timestamptz not null
);
