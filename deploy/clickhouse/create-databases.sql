-- To be run once on every server, as the user operator, before the first of our servers starts:
--   clickhouse-client --user operator --password … --multiquery < create-databases.sql
-- The engine Replicated carries each statement on tables to all servers, so the role write makes them once.

-- CLICKHOUSE_LAYOUT=replicated (all servers have the same shard in their macros) and =sharded:
CREATE DATABASE IF NOT EXISTS sintonia
  ENGINE = Replicated('/clickhouse/databases/sintonia', '{shard}', '{replica}');

-- CLICKHOUSE_LAYOUT=sharded alone: here lie the Distributed tables over those of the shards.
CREATE DATABASE IF NOT EXISTS sintonia_all
  ENGINE = Replicated('/clickhouse/databases/sintonia_all', '{shard}', '{replica}');
