-- Events of an hour that no figure counts, by reason, and page views without identifier: hourly rollups
-- (docs/decisions/0010). query/rollups/left-out-hours.ts defines the reasons.
CREATE TABLE left_out_hit_hours (
  build UInt64,
  suite String,
  hour DateTime('UTC'),
  reason LowCardinality(String),
  events UInt64
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (hour, build)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, finished_mutations_to_keep = 1, old_parts_lifetime = 60,
  max_cleanup_delay_period = 60;

CREATE TABLE left_out_heartbeat_hours (
  build UInt64,
  suite String,
  hour DateTime('UTC'),
  reason LowCardinality(String),
  events UInt64
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (hour, build)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, finished_mutations_to_keep = 1, old_parts_lifetime = 60,
  max_cleanup_delay_period = 60;
