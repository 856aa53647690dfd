-- Payments on the page of a payment provider, begun by whoever owes. The id is the key under which the provider is asked, so that the
-- same question twice makes one payment there. What came is booked like a line of a bank; here stands how much of it is.
create table app.online_payment (
  id uuid primary key,
  invoice_id uuid not null references app.invoice (id),
  amount_minor integer not null check (amount_minor > 0),
  -- The provider's name of it; null until the provider has answered.
  reference text unique,
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'expired', 'cancelled')),
  -- What came less what went back, as it is booked.
  booked_minor integer not null default 0 check (booked_minor >= 0),
  -- How often the provider was asked, and which question was answered last: an answer that a later one has overtaken does not count.
  asked integer not null default 0,
  told integer not null default 0 check (told <= asked),
  started_at timestamptz(3) not null,
  -- When the payment provider was asked last: how soon it is asked again about a paid one goes by that, not by how often it was asked
  -- while the money was on its way.
  asked_at timestamptz(3) not null
);
create index online_payment_invoice on app.online_payment (invoice_id, started_at desc);
create index online_payment_open on app.online_payment (started_at) where state = 'open';
-- Paid online within the last 400 days: what went back is asked for, because a notice of it may not have come.
create index online_payment_paid on app.online_payment (started_at) include (asked_at, id) where state = 'paid';
alter table app.online_payment enable row level security;

create function app.follow_online_payment() returns trigger language plpgsql as $$
declare
  free text[] := array['reference', 'state', 'booked_minor', 'asked', 'asked_at', 'told'];
begin
  if to_jsonb(new) - free <> to_jsonb(old) - free or new.asked < old.asked or new.told < old.told
     or old.reference is not null and new.reference is distinct from old.reference then
    raise exception 'an online payment keeps its invoice, amount and reference';
  end if;
  return new;
end
$$;
create trigger online_payment_followed before update on app.online_payment
  for each row execute function app.follow_online_payment();
create trigger online_payment_kept before delete on app.online_payment
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');
