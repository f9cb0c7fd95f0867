-- Plays, viewers, reach and covered content of local days: query/days/viewer-statements.ts.
ALTER TABLE day_groups
  ADD COLUMN IF NOT EXISTS plays Int64,
  ADD COLUMN IF NOT EXISTS unique_viewers Int64,
  ADD COLUMN IF NOT EXISTS reach_1 Int64,
  ADD COLUMN IF NOT EXISTS reach_5 Int64,
  ADD COLUMN IF NOT EXISTS reach_60 Int64,
  ADD COLUMN IF NOT EXISTS consecutive_reach_5 Int64,
  ADD COLUMN IF NOT EXISTS consecutive_reach_60 Int64,
  ADD COLUMN IF NOT EXISTS content_s Int64;
