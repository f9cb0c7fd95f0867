-- R-19: mails to a person are in the language in which the person last used the studio.
alter table staff_user add column language text not null default 'ca';
