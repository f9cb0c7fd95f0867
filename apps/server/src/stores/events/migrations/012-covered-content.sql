-- Seconds of the content that a viewing covers, each once.
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS covered_s Int64 AFTER furthest_s;
