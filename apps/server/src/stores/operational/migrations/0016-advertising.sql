-- V-08: kept and broken promises of the advertising contract, by day (UTC).
create table ad_promise_day (
  day date not null,
  promise text not null,
  kept integer not null,
  broken integer not null,
  primary key (day, promise)
);
--> statement-breakpoint
-- V-02: state of each file of an ad server.
create table ad_creative (
  key text primary key,
  source text not null,
  problem text,
  length_s double precision,
  bytes integer not null,
  times integer not null,
  last_at timestamptz not null
);
--> statement-breakpoint
create index ad_creative_last_at on ad_creative (last_at);
