-- S-08: what the server that is being replaced counted, as somebody handed it in.
create table parallel_figure (
  suite text not null,
  day date not null,
  metric text not null,
  value double precision not null,
  given_at timestamptz not null,
  given_by text not null,
  primary key (suite, day, metric)
);
