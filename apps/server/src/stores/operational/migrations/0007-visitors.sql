-- Visitors' accounts (W-08), separate from staff: visitors have no roles, and these tables are never read for roles.
create table visitor_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create table visitor_session (
  id text primary key,
  user_id text not null references visitor_user (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create index visitor_session_user on visitor_session (user_id);
--> statement-breakpoint
create table visitor_credential (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references visitor_user (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create index visitor_credential_user on visitor_credential (user_id);
--> statement-breakpoint
create table visitor_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create index visitor_verification_identifier on visitor_verification (identifier);
--> statement-breakpoint
-- Playback position per episode; null: watched to the end. All rows together are the history.
create table visitor_place (
  user_id text not null references visitor_user (id) on delete cascade,
  episode bigint not null,
  position_s integer,
  at timestamptz not null,
  primary key (user_id, episode)
);
--> statement-breakpoint
create table visitor_saved (
  user_id text not null references visitor_user (id) on delete cascade,
  kind text not null check (kind in ('episode', 'story')),
  item bigint not null,
  at timestamptz not null,
  primary key (user_id, kind, item)
);
--> statement-breakpoint
-- One vote per voter. A voter is a hash of a cookie's random value or of an account id, neither of which can be derived.
create table poll_vote (
  poll text not null,
  voter text not null,
  option text not null,
  at timestamptz not null,
  primary key (poll, voter)
);
--> statement-breakpoint
create table contest_entry (
  contest text not null,
  voter text not null,
  name text not null,
  email text not null,
  answer text not null,
  -- Deleted with the account that was signed in.
  user_id text references visitor_user (id) on delete cascade,
  at timestamptz not null,
  primary key (contest, voter)
);
