-- Days are counted by the values of several dimensions too, and of the hits of some lists (docs/decisions/0045), which `group_name`
-- names: query/days/day-groups.ts. Counts are written again by the next rounds.
DROP TABLE IF EXISTS day_counts;
CREATE TABLE day_groups (
  build UInt64,
  suite LowCardinality(String),
  hour DateTime('UTC'),
  group_name LowCardinality(String),
  value_1 LowCardinality(String),
  value_2 LowCardinality(String),
  value_3 LowCardinality(String),
  days_since UInt8,
  pageviews Int64,
  identified_pageviews Int64,
  exempt_pageviews Int64,
  entries Int64,
  exits Int64,
  visible_ms Int64,
  clicks Int64,
  link_clicks Int64,
  exit_links Int64,
  button_clicks Int64,
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
ORDER BY (group_name, hour, build, value_1, value_2, value_3)
SETTINGS fsync_after_insert = 1, fsync_part_directory = 1, finished_mutations_to_keep = 1, old_parts_lifetime = 60,
  max_cleanup_delay_period = 60;
