-- Columns that allow a rejected event to be decoded later exactly as at arrival (S-04).
ALTER TABLE rejected
  ADD COLUMN IF NOT EXISTS field LowCardinality(String) AFTER reason,
  ADD COLUMN IF NOT EXISTS is_whole UInt8 DEFAULT length(raw) < 32768 AFTER raw,
  ADD COLUMN IF NOT EXISTS is_resent UInt8 AFTER address,
  ADD COLUMN IF NOT EXISTS client_clock_ms Int64 AFTER is_resent;
