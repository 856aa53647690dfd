-- Since when the visitor is known to want mails about the inquiry: the link of the first mail was used, or it was written by
-- an account with this confirmed address. Until then no words of others are sent there.
alter table app.inquiry add column address_proven_at timestamptz;

-- Whoever wrote before was promised the answers by mail.
update app.inquiry set address_proven_at = created_at;
