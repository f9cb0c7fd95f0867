-- Tokens of programs (R-18). Of the secret only its SHA-256 is kept: it is 256 random bits, so nobody can guess it.
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
