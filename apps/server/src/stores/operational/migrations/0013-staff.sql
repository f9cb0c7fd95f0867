-- Staff: account status, second factors, one-time links; the audit log names the actor.
alter table staff_user add column status text not null default 'active' check (status in ('invited', 'active', 'disabled'));
--> statement-breakpoint
alter table staff_user add column is_demo boolean not null default false;
--> statement-breakpoint
-- The demo account of earlier versions, with a published password.
update staff_user set is_demo = true where email = 'analista@tramuntana.example';
--> statement-breakpoint
alter table staff_user add column two_factor_enabled boolean not null default false;
--> statement-breakpoint
-- A passkey was used in this session, to sign in or when it was added.
alter table staff_session add column is_strong boolean not null default false;
--> statement-breakpoint
create table staff_two_factor (
  id text primary key,
  user_id text not null references staff_user (id) on delete cascade,
  -- Both encrypted with the server's own key.
  secret text not null,
  backup_codes text not null,
  verified boolean not null default true,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);
--> statement-breakpoint
create unique index staff_two_factor_user on staff_two_factor (user_id);
--> statement-breakpoint
create table staff_passkey (
  id text primary key,
  user_id text not null references staff_user (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
--> statement-breakpoint
create index staff_passkey_user on staff_passkey (user_id);
--> statement-breakpoint
create table staff_link (
  -- SHA-256 of the token: the link itself is only in the mail or on the screen.
  token_hash text primary key,
  kind text not null check (kind in ('first', 'invitation', 'password')),
  -- Null for the first administrator, who has no account yet.
  user_id text references staff_user (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
--> statement-breakpoint
create index staff_link_user on staff_link (user_id);
--> statement-breakpoint
-- E-mail of the actor; «command» for a command on the server; empty for the server itself or an unknown actor.
alter table audit_log add column actor text not null default '';
--> statement-breakpoint
update audit_log set actor = coalesce(detail ->> 'by', (select email from staff_user where staff_user.id = audit_log.user_id), '');
