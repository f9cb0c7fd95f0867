-- W-14: imported items, merged over the source catalogue; see catalogue/imports.
create table imported_item (
  kind text not null,
  -- Feed of the item, identified by its key within it.
  source text not null,
  key text not null,
  -- Number in the address of its page.
  id integer,
  -- Import order.
  position integer not null,
  digest text not null,
  document jsonb not null,
  changed_at timestamptz not null,
  -- Removed; the row stays, so that a returning item keeps its address.
  removed_at timestamptz,
  primary key (kind, source, key)
);
--> statement-breakpoint
-- Increases with each import; servers that share this database poll it.
create table catalogue_revision (
  id integer primary key default 1 check (id = 1),
  revision integer not null
);
