-- What the rule watched when the alert began; null for alerts from before this column.
alter table alert_event add column watch jsonb;
