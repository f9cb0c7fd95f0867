-- Alerts (R-13): what is watched, and when it happened.
create table alert_rule (
  id text primary key,
  name text not null,
  watch jsonb not null,
  suite text not null,
  is_on boolean not null,
  recipients jsonb not null,
  quiet jsonb,
  created_by text not null,
  created_at timestamptz not null,
  studio_origin text not null,
  evaluated_at timestamptz,
  problem text
);
--> statement-breakpoint
create table alert_event (
  id text primary key,
  rule_id text not null references alert_rule (id) on delete cascade,
  began_at timestamptz not null,
  ended_at timestamptz,
  value double precision not null,
  usual double precision,
  sections jsonb not null,
  cause jsonb,
  clear integer not null,
  mailed_at timestamptz
);
--> statement-breakpoint
create unique index alert_event_open on alert_event (rule_id) where ended_at is null;
--> statement-breakpoint
create index alert_event_began_at on alert_event (began_at);
