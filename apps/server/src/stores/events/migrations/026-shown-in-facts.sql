-- A viewing has one row in an hour for each way in which its content was shown, so that facts answer these dimensions too.
-- `is_viewing` of one of them: the viewing is counted there.
ALTER TABLE viewing_facts
  ADD COLUMN IF NOT EXISTS is_viewing UInt8 AFTER viewing,
  ADD COLUMN IF NOT EXISTS subtitles LowCardinality(String),
  ADD COLUMN IF NOT EXISTS playback_rate LowCardinality(String),
  ADD COLUMN IF NOT EXISTS picture_in_picture LowCardinality(String),
  ADD COLUMN IF NOT EXISTS full_screen LowCardinality(String),
  ADD COLUMN IF NOT EXISTS muted LowCardinality(String),
  ADD COLUMN IF NOT EXISTS view LowCardinality(String),
  ADD COLUMN IF NOT EXISTS height_px LowCardinality(String);
