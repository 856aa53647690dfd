-- A report that no person has made: words in a message are those of a fraud (src/contract/fraud-words.ts). Its details name the
-- signs. A person decides about it like about any other.
alter table app.report add column is_automated boolean not null default false;
