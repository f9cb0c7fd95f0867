-- The analysis whose figures a saved view shows, for its weekly mail; null for a query or another screen.
alter table saved_view add column analysis jsonb;
