-- What was done about an invoice that nobody pays: 1 the first reminder, 2 the second, 3 the plan has ended. Each once for every
-- time that money is missing.
create table app.invoice_reminder (
  invoice_id uuid not null references app.invoice (id),
  since date not null,
  level smallint not null check (level between 1 and 3),
  told_at timestamptz(3) not null,
  -- The day on its own clock.
  told_on date not null,
  open_minor integer not null check (open_minor > 0),
  -- Of the second: the day on which the plan ends. Null where there is none that could.
  falls_on date check (level = 2 or falls_on is null),
  primary key (invoice_id, since, level)
);
alter table app.invoice_reminder enable row level security;
create trigger invoice_reminder_kept before update or delete on app.invoice_reminder
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');

-- What was done last about an invoice whose money is still missing.
create function app.invoice_reminded(invoice app.invoice) returns app.invoice_reminder
language sql stable as $$
  select reminder from app.invoice_reminder reminder
   where reminder.invoice_id = invoice.id and reminder.since = app.invoice_overdue_since(invoice)
     and (select standing.owed > standing.paid from app.invoice_standing(invoice) standing)
   order by reminder.level desc limit 1
$$;
