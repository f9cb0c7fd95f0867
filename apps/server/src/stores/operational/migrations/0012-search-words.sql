-- Words have their keys before they are stored (word-keys.ts), so stemming is unnecessary; documents indexed by stems are
-- indexed again at start.
drop index search_word_stem;
--> statement-breakpoint
alter table search_word drop column stem;
--> statement-breakpoint
delete from search_document;
--> statement-breakpoint
drop text search configuration ca;
