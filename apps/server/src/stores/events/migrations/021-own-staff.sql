-- Events of browsers in which somebody signed in to the studio, as the tag says. What was stored before counts.
ALTER TABLE hits ADD COLUMN IF NOT EXISTS is_staff UInt8 AFTER is_robot;

ALTER TABLE playback ADD COLUMN IF NOT EXISTS is_staff UInt8 AFTER is_robot;
