-- API tokens (R-18). Only the SHA-256 of the secret is stored: 256 random bits cannot be guessed.
create table api_token (
  id text primary key,
  name text not null,
  hash text not null unique,
  scopes jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
