-- Release of the player, as it states it, and the same of its viewings.
ALTER TABLE playback ADD COLUMN IF NOT EXISTS app_version LowCardinality(String) AFTER player_name;
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS player_release LowCardinality(String) AFTER player;
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS player_release LowCardinality(String) AFTER player;
ALTER TABLE break_facts ADD COLUMN IF NOT EXISTS player_release LowCardinality(String) AFTER player;
ALTER TABLE chapter_facts ADD COLUMN IF NOT EXISTS player_release LowCardinality(String) AFTER player;
