-- W-14: what was imported, laid over the catalogue that the server was started with; see catalogue/imports.
create table imported_item (
  kind text not null,
  -- The feed it came from; an item is known by its key within it.
  source text not null,
  key text not null,
  -- The number in the address of its page.
  id integer,
  -- In the order in which things came.
  position integer not null,
  digest text not null,
  document jsonb not null,
  changed_at timestamptz not null,
  -- Taken back; the row stays, so that what comes back has its address again.
  removed_at timestamptz,
  primary key (kind, source, key)
);
--> statement-breakpoint
-- Grows with each import; servers that share this database look at it.
create table catalogue_revision (
  id integer primary key default 1 check (id = 1),
  revision integer not null
);
