-- The viewer's network at the start of a session, as our player says it, and the same of its viewings.
ALTER TABLE playback
  ADD COLUMN IF NOT EXISTS connection LowCardinality(String) AFTER sequence_number,
  ADD COLUMN IF NOT EXISTS connection_speed LowCardinality(String) AFTER connection;
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS connection LowCardinality(String) AFTER transport;
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS connection_speed LowCardinality(String) AFTER connection;
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS connection LowCardinality(String) AFTER transport;
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS connection_speed LowCardinality(String) AFTER connection;
ALTER TABLE break_facts ADD COLUMN IF NOT EXISTS connection LowCardinality(String) AFTER transport;
ALTER TABLE break_facts ADD COLUMN IF NOT EXISTS connection_speed LowCardinality(String) AFTER connection;
ALTER TABLE chapter_facts ADD COLUMN IF NOT EXISTS connection LowCardinality(String) AFTER transport;
ALTER TABLE chapter_facts ADD COLUMN IF NOT EXISTS connection_speed LowCardinality(String) AFTER connection;
