-- Searches of which a result was opened within the visit.
ALTER TABLE hit_facts ADD COLUMN IF NOT EXISTS leads_to_result UInt8 AFTER last_campaign;
