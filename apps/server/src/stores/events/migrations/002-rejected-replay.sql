-- What a refused event needs to be decoded again as it would have been then (S-04).
ALTER TABLE rejected
  ADD COLUMN IF NOT EXISTS field LowCardinality(String) AFTER reason,
  ADD COLUMN IF NOT EXISTS is_whole UInt8 DEFAULT length(raw) < 32768 AFTER raw,
  ADD COLUMN IF NOT EXISTS is_resent UInt8 AFTER address,
  ADD COLUMN IF NOT EXISTS client_clock_ms Int64 AFTER is_resent;
