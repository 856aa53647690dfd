-- Paid online within the last 400 days: what went back is asked for, because a notice of it may not have come.
create index online_payment_paid on app.online_payment (started_at) include (asked, id) where state = 'paid';
