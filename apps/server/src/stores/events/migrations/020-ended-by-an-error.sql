-- Viewings ended by an error. `has_error` (any error) is no longer written; servers of the version before read it during an upgrade.
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS has_failed UInt8 AFTER has_error;
