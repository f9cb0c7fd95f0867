-- How the content was shown during a heartbeat, as our player says: `on` or `off`, the speed, the height of the picture.
ALTER TABLE playback
  ADD COLUMN IF NOT EXISTS subtitles LowCardinality(String) AFTER startup_ms,
  ADD COLUMN IF NOT EXISTS playback_rate LowCardinality(String) AFTER subtitles,
  ADD COLUMN IF NOT EXISTS picture_in_picture LowCardinality(String) AFTER playback_rate,
  ADD COLUMN IF NOT EXISTS full_screen LowCardinality(String) AFTER picture_in_picture,
  ADD COLUMN IF NOT EXISTS height_px Int64 AFTER full_screen;
