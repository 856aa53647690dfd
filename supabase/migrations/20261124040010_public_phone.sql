-- A number for customers beside the one that gets texts: a landline, which no code can prove.
alter table app.account add column public_phone text;
