-- The published catalogue. `document` is the complete validated document (contracts/catalogue.ts); the other columns are for
-- look-up and sorting.
create table catalogue_import (
  id integer primary key default 1 check (id = 1),
  source_hash text not null,
  -- Reference instant of relative times.
  anchor timestamptz not null
);
--> statement-breakpoint
create table broadcaster (
  id integer primary key default 1 check (id = 1),
  document jsonb not null,
  artwork jsonb not null
);
--> statement-breakpoint
create table section (
  slug text primary key,
  position integer not null,
  document jsonb not null
);
--> statement-breakpoint
create table clip (
  id text primary key,
  kind text not null,
  length_s double precision not null,
  document jsonb not null
);
--> statement-breakpoint
create table story (
  id integer primary key,
  slug text not null,
  section text not null,
  published_at timestamptz not null,
  document jsonb not null
);
--> statement-breakpoint
create index story_section on story (section, published_at desc);
--> statement-breakpoint
create table channel (
  slug text primary key,
  kind text not null,
  position integer not null,
  document jsonb not null
);
--> statement-breakpoint
create table programme (
  slug text primary key,
  kind text not null,
  area text not null,
  channel text not null,
  position integer not null,
  document jsonb not null
);
--> statement-breakpoint
create table episode (
  id integer primary key,
  programme text not null,
  season integer not null,
  number integer not null,
  clip text not null,
  broadcast_at timestamptz not null,
  document jsonb not null
);
--> statement-breakpoint
create index episode_programme on episode (programme, season, number);
--> statement-breakpoint
create table weekly_broadcast (
  channel text not null,
  -- 0 is Monday.
  weekday integer not null check (weekday between 0 and 6),
  -- Local time of the broadcaster, HH:MM.
  starts_local text not null,
  document jsonb not null,
  primary key (channel, weekday, starts_local)
);
