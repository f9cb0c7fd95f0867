-- Activities of personalisation (P-06). `document` is the complete validated document (contracts/activities.ts).
create table activity (
  id uuid primary key,
  version integer not null,
  state text not null check (state in ('draft', 'live', 'paused', 'ended', 'archived')),
  document jsonb not null,
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create table activity_change (
  id bigint generated always as identity primary key,
  activity uuid not null references activity (id) on delete cascade,
  at timestamptz not null default now(),
  -- E-mail; empty for actions of the server itself.
  by text not null,
  action text not null,
  version integer not null,
  fields jsonb not null
);
--> statement-breakpoint
create index activity_change_of on activity_change (activity, id desc);
--> statement-breakpoint
-- Key that signs preview links, shared by all servers on this database.
create table activity_secret (
  id integer primary key default 1 check (id = 1),
  secret text not null
);
--> statement-breakpoint
insert into activity_secret (secret) values (gen_random_uuid()::text || gen_random_uuid()::text);
