-- Choices of consent, to be able to prove them (C-06). Nothing of the network is kept.
create table consent_proof (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  choice text not null,
  previous text,
  asked text not null check (asked in ('banner', 'centre')),
  words text not null,
  -- Of the visitor's id, and null of who has none: it proves to whoever has the id, and outlives its erasure.
  subject text
);
--> statement-breakpoint
create index consent_proof_at on consent_proof (at);
--> statement-breakpoint
create index consent_proof_subject on consent_proof (subject) where subject is not null;
