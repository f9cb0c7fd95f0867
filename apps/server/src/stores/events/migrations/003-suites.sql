-- Reports are about one report suite, so playback has its suites like hits; for stored rows they are in the raw text.
-- `inserted_at` is the engine's clock: it shows which hours have changed since they were counted, also by late events.
-- Earlier rows have no such time, so it is written for them before the default applies.
ALTER TABLE playback
  ADD COLUMN IF NOT EXISTS suites Array(LowCardinality(String))
  DEFAULT arrayFilter(suite -> suite != '', splitByChar(',', decodeURLComponent(extractURLParameter(raw, 's:sc:rsid'))))
  AFTER raw;

ALTER TABLE hits
  ADD COLUMN IF NOT EXISTS inserted_at DateTime64(3, 'UTC') MATERIALIZED received_at CODEC(Delta, ZSTD(1)),
  ADD INDEX IF NOT EXISTS inserted inserted_at TYPE minmax GRANULARITY 1;
ALTER TABLE hits MATERIALIZE COLUMN inserted_at SETTINGS mutations_sync = 2;
ALTER TABLE hits MODIFY COLUMN inserted_at DateTime64(3, 'UTC') MATERIALIZED now64(3, 'UTC') CODEC(Delta, ZSTD(1));

ALTER TABLE playback
  ADD COLUMN IF NOT EXISTS inserted_at DateTime64(3, 'UTC') MATERIALIZED received_at CODEC(Delta, ZSTD(1)),
  ADD INDEX IF NOT EXISTS inserted inserted_at TYPE minmax GRANULARITY 1;
ALTER TABLE playback MATERIALIZE COLUMN inserted_at SETTINGS mutations_sync = 2;
ALTER TABLE playback MODIFY COLUMN inserted_at DateTime64(3, 'UTC') MATERIALIZED now64(3, 'UTC') CODEC(Delta, ZSTD(1));
