-- B-02: counts of wrong passwords, shared by processes and surviving restarts.
create table password_guess (
  -- HMAC-SHA-256 of the purpose and the account, browser or network; the address itself is not stored.
  key text primary key,
  wrong integer not null,
  -- Time of the next allowed guess.
  open_at timestamptz not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index password_guess_expires_at on password_guess (expires_at);
