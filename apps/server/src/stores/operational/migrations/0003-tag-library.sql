create table tag_property (
  slug text primary key,
  document jsonb not null
);
--> statement-breakpoint
create table tag_version (
  property text not null references tag_property (slug) on delete cascade,
  -- Hash of the content: a version published twice is stored once.
  id text not null,
  rules text not null,
  -- File name to text.
  files jsonb not null,
  bytes integer not null,
  published_at timestamptz not null,
  primary key (property, id)
);
--> statement-breakpoint
-- Versions of each environment with their start; the newest row of each is in force.
create table tag_move (
  id bigint generated always as identity primary key,
  property text not null,
  environment text not null check (environment in ('development', 'staging', 'production')),
  version text not null,
  kind text not null check (kind in ('published', 'promoted', 'rolledBack')),
  at timestamptz not null,
  by text not null,
  foreign key (property, version) references tag_version (property, id) on delete cascade
);
--> statement-breakpoint
create index tag_move_newest on tag_move (property, environment, id desc);
