-- S-08: uploaded figures of the incumbent server.
create table parallel_figure (
  suite text not null,
  day date not null,
  metric text not null,
  value double precision not null,
  given_at timestamptz not null,
  given_by text not null,
  primary key (suite, day, metric)
);
