-- Hourly rollups (docs/decisions/0010). An hour of one suite is counted in one build: its rows have the build's number and
-- are read only when `rollup_builds` names it, so that switching builds changes one row. query/rollups/hour-columns.ts
-- defines the columns and their expressions.
CREATE TABLE hit_hours (
  build UInt64,
  suite String,
  hour DateTime('UTC'),
  pageviews UInt64,
  exempt_pageviews UInt64,
  visits UInt64,
  visits_carried UInt64,
  visitors AggregateFunction(uniqExact, UInt64)
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (hour, build)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 1024;

CREATE TABLE page_hours (
  build UInt64,
  suite String,
  hour DateTime('UTC'),
  page String,
  path String,
  path_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  pageviews UInt64,
  visitors AggregateFunction(uniqExact, UInt64)
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (page, hour, build)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, index_granularity = 256;

CREATE TABLE session_hours (
  build UInt64,
  suite String,
  hour DateTime('UTC'),
  session UInt64,
  visitor UInt64,
  video_id LowCardinality(String),
  video_name LowCardinality(String),
  has_play UInt8,
  first_play_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  has_complete UInt8,
  play_ms Int64
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (hour, build)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Last change of an hour by the engine's clock: events arrived or were deleted.
CREATE TABLE rollup_touches (
  kind LowCardinality(String),
  suite String,
  hour DateTime('UTC'),
  touched_at DateTime64(3, 'UTC')
)
ENGINE = ReplacingMergeTree(touched_at)
ORDER BY (kind, suite, hour)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- The valid build of each hour, its start, and the version of its definition.
CREATE TABLE rollup_builds (
  kind LowCardinality(String),
  suite String,
  hour DateTime('UTC'),
  build UInt64,
  began_at DateTime64(3, 'UTC'),
  definition UInt16
)
ENGINE = ReplacingMergeTree(build)
ORDER BY (kind, suite, hour)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Time up to which arrivals have been examined.
CREATE TABLE rollup_scans (
  kind LowCardinality(String),
  scanned_at DateTime64(3, 'UTC')
)
ENGINE = ReplacingMergeTree(scanned_at)
ORDER BY kind
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
