-- V-08: kept and broken promises of the advertising contract, by quarter of an hour, of which days of any time zone consist.
create table ad_promise_quarter (
  since timestamptz not null,
  promise text not null,
  is_demo boolean not null,
  kept integer not null,
  broken integer not null,
  primary key (is_demo, since, promise)
);
--> statement-breakpoint
-- A day (UTC) cannot be divided into quarters: it counts at its noon.
insert into ad_promise_quarter (since, promise, is_demo, kept, broken)
select (day + time '12:00') at time zone 'UTC', promise, false, kept, broken from ad_promise_day;
--> statement-breakpoint
drop table ad_promise_day;
