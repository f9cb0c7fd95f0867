-- Time on page: hits of kind `visible` say for how long their page was visible and in use.
ALTER TABLE hits ADD COLUMN IF NOT EXISTS visible_ms UInt32 AFTER os;

ALTER TABLE hit_facts
  ADD COLUMN IF NOT EXISTS visit_visible_ms UInt64 AFTER visit_actions,
  ADD COLUMN IF NOT EXISTS visible_ms UInt32 AFTER link_type;
