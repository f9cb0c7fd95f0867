-- How many visitors and sessions came together with an event (ingest/company.ts). Reports leave out what one machine
-- invents by these counts (stores/events/counted-events.ts); what was stored before has none and counts.
ALTER TABLE hits
  ADD COLUMN IF NOT EXISTS request_visitors UInt16 AFTER clock_skew_ms,
  ADD COLUMN IF NOT EXISTS request_sessions UInt16 AFTER request_visitors,
  ADD COLUMN IF NOT EXISTS source_arrivals UInt16 AFTER request_sessions;

ALTER TABLE playback
  ADD COLUMN IF NOT EXISTS request_visitors UInt16 AFTER clock_skew_ms,
  ADD COLUMN IF NOT EXISTS request_sessions UInt16 AFTER request_visitors,
  ADD COLUMN IF NOT EXISTS source_arrivals UInt16 AFTER request_sessions;

ALTER TABLE rejected
  ADD COLUMN IF NOT EXISTS request_visitors UInt16 AFTER client_clock_ms,
  ADD COLUMN IF NOT EXISTS request_sessions UInt16 AFTER request_visitors,
  ADD COLUMN IF NOT EXISTS source_arrivals UInt16 AFTER request_sessions;
