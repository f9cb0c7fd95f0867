-- What is done with a hit, where it comes from and what was clicked, instead of the events, addresses and context that say it.
ALTER TABLE hit_facts
  ADD COLUMN IF NOT EXISTS action LowCardinality(String) AFTER kind,
  ADD COLUMN IF NOT EXISTS referrer_host LowCardinality(String) AFTER action,
  ADD COLUMN IF NOT EXISTS referrer_type LowCardinality(String) AFTER referrer_host,
  ADD COLUMN IF NOT EXISTS click_page LowCardinality(String) AFTER referrer_type,
  ADD COLUMN IF NOT EXISTS click_name LowCardinality(String) AFTER click_page,
  ADD COLUMN IF NOT EXISTS click_kind LowCardinality(String) AFTER click_name,
  ADD COLUMN IF NOT EXISTS click_region LowCardinality(String) AFTER click_kind;
