-- Authors of the source catalogue, with the facts of their own pages (W-02).
create table author (
  id text primary key,
  position integer not null,
  document jsonb not null
);
