-- Words are given their keys before they come here (word-keys.ts), so that nothing is left to stem; what was indexed by
-- stems is indexed anew at the start.
drop index search_word_stem;
--> statement-breakpoint
alter table search_word drop column stem;
--> statement-breakpoint
delete from search_document;
--> statement-breakpoint
drop text search configuration ca;
