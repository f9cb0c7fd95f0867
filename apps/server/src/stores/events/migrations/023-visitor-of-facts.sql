-- The column `visitor` of facts: 64 bits of the visitor id. `who`, the same, and `visits` and `visits_carried` of hit_hours
-- are no longer written; servers of the version before read them during an upgrade.
ALTER TABLE hit_facts ADD COLUMN IF NOT EXISTS visitor UInt64 AFTER who;
ALTER TABLE visit_facts ADD COLUMN IF NOT EXISTS visitor UInt64 AFTER who;
ALTER TABLE viewing_facts ADD COLUMN IF NOT EXISTS visitor UInt64 AFTER who;
ALTER TABLE ad_facts ADD COLUMN IF NOT EXISTS visitor UInt64 AFTER who;
ALTER TABLE break_facts ADD COLUMN IF NOT EXISTS visitor UInt64 AFTER who;
ALTER TABLE chapter_facts ADD COLUMN IF NOT EXISTS visitor UInt64 AFTER who;
