-- Parts of the content that a viewing covers, in seconds of the content, without overlaps.
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS covered Array(Tuple(UInt32, UInt32)) AFTER covered_s;
