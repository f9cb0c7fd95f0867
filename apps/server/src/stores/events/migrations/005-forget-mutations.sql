-- A deletion stores its condition, and with it the ids of erased visitors, in a file until the engine cleans up; by default
-- up to a hundred of them stay permanently. One always stays: an empty deletion follows each (`engine-client.ts`).
-- Replaced parts are also deleted sooner: after a minute, checked at least every minute.
ALTER TABLE hits MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE playback MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE rejected MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE hit_hours MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE page_hours MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;

ALTER TABLE session_hours MODIFY SETTING finished_mutations_to_keep = 1, old_parts_lifetime = 60, max_cleanup_delay_period = 60;
