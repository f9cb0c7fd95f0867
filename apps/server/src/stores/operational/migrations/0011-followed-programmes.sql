-- W-04, W-08: visitors follow programmes, which have a slug and no number.
alter table visitor_saved drop constraint visitor_saved_kind_check;
--> statement-breakpoint
alter table visitor_saved alter column item type text using item::text;
--> statement-breakpoint
alter table visitor_saved add constraint visitor_saved_kind_check check (kind in ('episode', 'story', 'programme'));
