-- Staff: people, sign-ins and audit log (R-08). Column names follow the account library's fields.
create table staff_user (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  role text not null default 'analyst' check (role in ('analyst', 'editor', 'administrator')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create table staff_session (
  id text primary key,
  user_id text not null references staff_user (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create index staff_session_user on staff_session (user_id);
--> statement-breakpoint
create table staff_credential (
  id text primary key,
  account_id text not null,
  provider_id text not null,
  user_id text not null references staff_user (id) on delete cascade,
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
create index staff_credential_user on staff_credential (user_id);
--> statement-breakpoint
create table staff_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
--> statement-breakpoint
create index staff_verification_identifier on staff_verification (identifier);
--> statement-breakpoint
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Actor: the staff user; null if unknown (a refused sign-in).
  user_id text,
  -- Action, a dotted name: accounts.signedIn, accounts.signInRefused …
  action text not null,
  subject text not null,
  -- Shortened to /24 or /48 (S-06); empty for actions of the server itself.
  address text not null,
  detail jsonb not null default '{}'
);
--> statement-breakpoint
create index audit_log_at on audit_log (at);
