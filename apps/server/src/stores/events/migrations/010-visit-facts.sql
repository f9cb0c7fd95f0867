-- Visits for reports on the past of a visitor (docs/decisions/0029), in the hour in which they began, written with the facts
-- of hits: `build` is the number of both.
CREATE TABLE visit_facts (
  build UInt64,
  suite LowCardinality(String),
  hour DateTime('UTC'),
  who UInt64,
  began_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  ended_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1))
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (hour, build)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, finished_mutations_to_keep = 1, old_parts_lifetime = 60,
  max_cleanup_delay_period = 60;
