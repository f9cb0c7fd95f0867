-- How a heartbeat arrived, and the same of its viewings, so that the loss of heartbeats can be broken down by it.
ALTER TABLE playback ADD COLUMN IF NOT EXISTS transport LowCardinality(String) AFTER suites;
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS transport LowCardinality(String) AFTER player_release;
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS transport LowCardinality(String) AFTER player_release;
ALTER TABLE break_facts ADD COLUMN IF NOT EXISTS transport LowCardinality(String) AFTER player_release;
ALTER TABLE chapter_facts ADD COLUMN IF NOT EXISTS transport LowCardinality(String) AFTER player_release;
