-- Consent choices, stored as proof (C-06), without network data.
create table consent_proof (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  choice text not null,
  previous text,
  asked text not null check (asked in ('banner', 'centre')),
  words text not null,
  -- Hash of the visitor's id, null without one: it proves the choice to someone with the id, and remains after erasure.
  subject text
);
--> statement-breakpoint
create index consent_proof_at on consent_proof (at);
--> statement-breakpoint
create index consent_proof_subject on consent_proof (subject) where subject is not null;
