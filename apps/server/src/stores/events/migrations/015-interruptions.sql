-- Interruptions: stalls of content that was playing, and breaks in which a viewing ended.
ALTER TABLE viewing_facts
  ADD COLUMN IF NOT EXISTS is_smooth UInt8 AFTER consent_tier,
  ADD COLUMN IF NOT EXISTS ended_in_break String AFTER is_smooth,
  ADD COLUMN IF NOT EXISTS stalls Int64 AFTER stalled_ms;

ALTER TABLE ad_facts
  ADD COLUMN IF NOT EXISTS is_smooth UInt8 AFTER consent_tier,
  ADD COLUMN IF NOT EXISTS ended_in_break String AFTER is_smooth,
  ADD COLUMN IF NOT EXISTS has_ended UInt8 AFTER who,
  ADD COLUMN IF NOT EXISTS last_at DateTime64(3, 'UTC') AFTER has_ended;

ALTER TABLE break_facts
  ADD COLUMN IF NOT EXISTS is_smooth UInt8 AFTER consent_tier,
  ADD COLUMN IF NOT EXISTS ended_in_break String AFTER is_smooth,
  ADD COLUMN IF NOT EXISTS has_ended UInt8 AFTER who,
  ADD COLUMN IF NOT EXISTS last_at DateTime64(3, 'UTC') AFTER has_ended;
