-- Seconds by which a session or a visitor has claimed more time than has passed (ingest/claimed-time.ts). What was
-- stored before has none and counts.
ALTER TABLE hits ADD COLUMN IF NOT EXISTS claimed_ahead_s UInt16 AFTER source_arrivals;

ALTER TABLE playback ADD COLUMN IF NOT EXISTS claimed_ahead_s UInt16 AFTER source_arrivals;

ALTER TABLE rejected ADD COLUMN IF NOT EXISTS claimed_ahead_s UInt16 AFTER source_arrivals;
