-- Figures of hits of a local day by the values of one dimension (docs/decisions/0045): query/days/day-columns.ts defines the
-- columns. `hour` is that in which the day begins; `days_since` how many days ago a value last had the same visitor, visit or customer.
CREATE TABLE day_counts (
  build UInt64,
  suite LowCardinality(String),
  hour DateTime('UTC'),
  dimension LowCardinality(String),
  value LowCardinality(String),
  days_since UInt8,
  pageviews Int64,
  identified_pageviews Int64,
  exempt_pageviews Int64,
  entries Int64,
  exits Int64,
  visible_ms Int64,
  visitors Int64,
  signed_in_visitors Int64,
  new_visitors Int64,
  visits Int64,
  bounces Int64,
  campaign_visits Int64,
  customers Int64
)
ENGINE = MergeTree
PARTITION BY toMonday(hour)
ORDER BY (dimension, hour, build, value)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, finished_mutations_to_keep = 1, old_parts_lifetime = 60,
  max_cleanup_delay_period = 60;
