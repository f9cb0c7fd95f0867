-- The property as a version knows it: its vendors are those that the version's rules ask consent for. Null of versions from before.
alter table tag_version add column document jsonb;
--> statement-breakpoint
-- Of the rules whose vendors were asked for; null where none ran, and of proofs from before.
alter table consent_proof add column rules text;
