-- Lists of pages are answered from facts.
DROP TABLE IF EXISTS page_hours;
