-- Chapters, in the hour in which they began (docs/decisions/0029).
CREATE TABLE chapter_facts (
  build UInt64,
  suite LowCardinality(String),
  hour DateTime('UTC'),
  at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  viewing UInt64,
  who UInt64,
  has_ended UInt8,
  last_at DateTime64(3, 'UTC') CODEC(Delta, ZSTD(1)),
  chapter LowCardinality(String),
  chapter_position Int64,
  is_completed UInt8,
  chapter_ms Int64,
  media_length_s Int64,
  title LowCardinality(String),
  media_id LowCardinality(String),
  season LowCardinality(String),
  episode LowCardinality(String),
  genre LowCardinality(String),
  originator LowCardinality(String),
  day_part LowCardinality(String),
  playback_channel LowCardinality(String),
  stream_kind LowCardinality(String),
  media_kind LowCardinality(String),
  player LowCardinality(String),
  has_preroll UInt8,
  playback_error LowCardinality(String),
  programme LowCardinality(String),
  consent_tier LowCardinality(String),
  is_smooth UInt8,
  ended_in_break String,
  start_device LowCardinality(String),
  start_browser LowCardinality(String),
  start_os LowCardinality(String),
  start_page LowCardinality(String)
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (hour, build)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, finished_mutations_to_keep = 1, old_parts_lifetime = 60,
  max_cleanup_delay_period = 60;
