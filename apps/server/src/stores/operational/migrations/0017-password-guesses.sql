-- B-02: wrong passwords, so that a restart or another process does not forget them.
create table password_guess (
  -- HMAC-SHA-256 of the purpose and the account, browser or network: the address itself is not kept.
  key text primary key,
  wrong integer not null,
  -- No further guess before.
  open_at timestamptz not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index password_guess_expires_at on password_guess (expires_at);
