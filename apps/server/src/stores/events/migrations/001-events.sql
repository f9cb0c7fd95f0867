-- Events as received. A repeat has the same sorting key and becomes one row (ReplacingMergeTree); the first received row
-- stays. `sent_at` is the client's clock and part of the key; reports read `occurred_at`, for which a minmax index is
-- effective, because both are in the same hour for nearly all clients. fsync_*: an answer means that the event is on disk.
CREATE TABLE hits (
  event_id String CODEC(ZSTD(1)),
  received_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  sent_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  occurred_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  visitor_id String,
  tier LowCardinality(String),
  channel LowCardinality(String),
  is_robot UInt8,
  address String,
  clock_skew_ms Int64,
  raw String CODEC(ZSTD(3)),
  suite LowCardinality(String),
  kind LowCardinality(String),
  customer_id String,
  page_name String,
  path String,
  url String,
  referrer String,
  section LowCardinality(String),
  subsection1 LowCardinality(String),
  subsection2 LowCardinality(String),
  programme LowCardinality(String),
  page_type LowCardinality(String),
  portal LowCardinality(String),
  language LowCardinality(String),
  content_title String,
  content_id String,
  link_type LowCardinality(String),
  link_name String,
  link_url String,
  events Array(LowCardinality(String)),
  search_keyword String,
  campaign_internal String,
  campaign_external String,
  media_session_id String,
  screen LowCardinality(String),
  viewport LowCardinality(String),
  device LowCardinality(String),
  browser LowCardinality(String),
  os LowCardinality(String),
  variables Map(LowCardinality(String), String),
  context Map(LowCardinality(String), String),
  first_wins UInt64 MATERIALIZED 18446744073709551615 - toUnixTimestamp64Milli(received_at) CODEC(Delta, ZSTD(1)),
  INDEX occurred occurred_at TYPE minmax GRANULARITY 1,
  INDEX visitor visitor_id TYPE bloom_filter GRANULARITY 4
)
ENGINE = ReplacingMergeTree(first_wins)
PARTITION BY toYYYYMM(received_at)
ORDER BY (toStartOfHour(sent_at), event_id, suite)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

CREATE TABLE playback (
  event_id String CODEC(ZSTD(1)),
  received_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  sent_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  occurred_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  visitor_id String,
  tier LowCardinality(String),
  channel LowCardinality(String),
  is_robot UInt8,
  address String,
  clock_skew_ms Int64,
  raw String CODEC(ZSTD(3)),
  session_id String,
  event LowCardinality(String),
  asset_type LowCardinality(String),
  duration_ms Int64,
  playhead_s Int64,
  prev_ts Int64,
  video_id String,
  video_name String,
  stream_type LowCardinality(String),
  media_type LowCardinality(String),
  length_s Int64,
  ad_id String,
  ad_session_id String,
  ad_name String,
  ad_length_s Int64,
  pod_id String,
  pod_position LowCardinality(String),
  pod_offset_s Int64,
  pod_name LowCardinality(String),
  chapter_id String,
  chapter_session_id String,
  chapter_name String,
  chapter_position Int64,
  chapter_length_s Int64,
  chapter_offset_s Int64,
  bitrate Int64,
  fps Int64,
  dropped_frames Int64,
  startup_ms Int64,
  error_id String,
  error_source LowCardinality(String),
  player_name LowCardinality(String),
  metadata Map(LowCardinality(String), String),
  customer_ids Map(LowCardinality(String), String),
  first_wins UInt64 MATERIALIZED 18446744073709551615 - toUnixTimestamp64Milli(received_at) CODEC(Delta, ZSTD(1)),
  INDEX occurred occurred_at TYPE minmax GRANULARITY 1,
  INDEX session session_id TYPE bloom_filter GRANULARITY 4,
  INDEX visitor visitor_id TYPE bloom_filter GRANULARITY 4
)
ENGINE = ReplacingMergeTree(first_wins)
PARTITION BY toYYYYMM(received_at)
ORDER BY (toStartOfHour(sent_at), event_id)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;

-- Rejected events; the same bytes rejected twice are one row.
CREATE TABLE rejected (
  event_id String CODEC(ZSTD(1)),
  received_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  protocol LowCardinality(String),
  reason LowCardinality(String),
  method LowCardinality(String),
  path String,
  raw String CODEC(ZSTD(3)),
  user_agent String,
  address String,
  first_wins UInt64 MATERIALIZED 18446744073709551615 - toUnixTimestamp64Milli(received_at) CODEC(Delta, ZSTD(1)),
  INDEX received received_at TYPE minmax GRANULARITY 1
)
ENGINE = ReplacingMergeTree(first_wins)
PARTITION BY toYYYYMM(received_at)
ORDER BY (event_id, reason)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1;
