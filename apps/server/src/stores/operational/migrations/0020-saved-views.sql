-- Saved views of the studio, boards, and weekly mails (R-19).
create table saved_view (
  id text primary key,
  name text not null,
  path text not null,
  query jsonb,
  is_shared boolean not null,
  created_by text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index saved_view_created_by on saved_view (created_by);
--> statement-breakpoint
create table saved_view_pin (
  view_id text not null references saved_view (id) on delete cascade,
  email text not null,
  place integer not null,
  primary key (email, view_id)
);
--> statement-breakpoint
-- One mail a week. `week` is the Monday of the last attempt; `state` and `attempt` guard it against a second sender.
create table view_mailing (
  id text primary key,
  view_id text not null references saved_view (id) on delete cascade,
  recipient text not null,
  created_by text not null,
  created_at timestamptz not null,
  studio_origin text not null,
  key text not null unique,
  week date,
  state text not null,
  attempt integer not null,
  state_at timestamptz,
  problem text,
  unique (view_id, recipient)
);
