-- A link to a new password does not wait behind thousands of alerts: those are the mails that can be unsubscribed from.
drop index app.outgoing_mail_due;
create index outgoing_mail_due on app.outgoing_mail ((unsubscribe_url is not null), next_attempt_at) where sent_at is null;
