-- Annotations on time by people (R-20). Those of the system are read from the audit log.
create table annotation (
  id text primary key,
  at timestamptz not null,
  text text not null,
  created_by text not null,
  created_at timestamptz not null
);
--> statement-breakpoint
create index annotation_at on annotation (at);
--> statement-breakpoint
create index if not exists audit_log_at on audit_log (at);
