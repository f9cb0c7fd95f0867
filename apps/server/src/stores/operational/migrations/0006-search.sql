-- W-07. Words are already normalised (search-words.ts: accents, l·l, plurals); unaccent handles letters that do not
-- decompose (ø, ß). Stop words are indexed, since phrases need them, and removed from queries in code.
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists pg_trgm;
--> statement-breakpoint
create text search configuration ca (copy = catalan);
--> statement-breakpoint
alter text search configuration ca
  alter mapping for asciiword, asciihword, hword_asciipart, hword, hword_part, word with unaccent, catalan_stem;
--> statement-breakpoint
create table search_document (
  id text primary key,
  -- Hash of the source; an unchanged document is not written again.
  digest text not null,
  programme text,
  published_at timestamptz,
  card jsonb not null,
  -- Text for excerpts.
  passage text not null,
  words tsvector not null
);
--> statement-breakpoint
create index search_document_words on search_document using gin (words);
--> statement-breakpoint
-- Every word of the documents: the words of a stem, and candidates for spelling correction.
create table search_word (
  word text primary key,
  stem text not null,
  documents integer not null
);
--> statement-breakpoint
create index search_word_stem on search_word (stem);
--> statement-breakpoint
create index search_word_similar on search_word using gin (word gin_trgm_ops);
