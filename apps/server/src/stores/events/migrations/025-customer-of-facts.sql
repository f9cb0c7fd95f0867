-- The customer who is signed in, 64 bits of the id; 0 without one.
ALTER TABLE hit_facts ADD COLUMN IF NOT EXISTS customer UInt64 AFTER visitor;
