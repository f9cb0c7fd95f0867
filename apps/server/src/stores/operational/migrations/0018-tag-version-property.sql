-- The property in a version: its vendors are those that the version's rules ask consent for. Null for earlier versions.
alter table tag_version add column document jsonb;
--> statement-breakpoint
-- Version of the rules whose vendors were named; null without rules, and for earlier proofs.
alter table consent_proof add column rules text;
