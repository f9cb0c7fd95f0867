-- As our player says it: `on` if there was no sound; where the picture was; `skip` where the viewer skipped the ad. The number of
-- a heartbeat within its session, from 1; 0 where it has none.
ALTER TABLE playback
  ADD COLUMN IF NOT EXISTS muted LowCardinality(String) AFTER height_px,
  ADD COLUMN IF NOT EXISTS view LowCardinality(String) AFTER muted,
  ADD COLUMN IF NOT EXISTS ad_end LowCardinality(String) AFTER view,
  ADD COLUMN IF NOT EXISTS sequence_number Int64 AFTER ad_end;

-- The value of each that lasted longest, as of the other ways to show content.
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS longest_muted LowCardinality(String);
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS longest_view LowCardinality(String);
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS longest_muted LowCardinality(String);
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS longest_view LowCardinality(String);
ALTER TABLE break_facts ADD COLUMN IF NOT EXISTS longest_muted LowCardinality(String);
ALTER TABLE break_facts ADD COLUMN IF NOT EXISTS longest_view LowCardinality(String);
ALTER TABLE chapter_facts ADD COLUMN IF NOT EXISTS longest_muted LowCardinality(String);
ALTER TABLE chapter_facts ADD COLUMN IF NOT EXISTS longest_view LowCardinality(String);

-- Time of the start and of all waits, within presence.
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS waiting_ms Int64 AFTER paused_ms;
-- Heartbeats that the player has sent, and those that never arrived.
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS sent_heartbeats Int64 AFTER dropped;
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS lost_heartbeats Int64 AFTER sent_heartbeats;

ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS is_skipped UInt8 AFTER is_complete;
-- Whether the player says where the picture was, and the longest uninterrupted time in which it was seen.
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS is_view_known UInt8 AFTER is_skipped;
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS in_view_ms Int64 AFTER is_view_known;
