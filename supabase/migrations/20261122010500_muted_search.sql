-- Its mails are switched off, and the search stays among those of its account.
alter table app.saved_search add column muted_at timestamptz;
