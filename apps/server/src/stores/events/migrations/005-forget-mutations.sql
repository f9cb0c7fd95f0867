-- A deletion keeps its condition, and with it the ids of who was erased, in a file of its own until the engine tidies up;
-- as it comes, up to a hundred of them stay for good. One always does: a deletion of nothing follows each (`engine-client.ts`).
-- Parts that a deletion has replaced go sooner, too: after a minute, and the engine looks for them each minute at least.
ALTER TABLE hits MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE playback MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE rejected MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE hit_hours MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE page_hours MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE session_hours MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;
