-- When the payment provider was asked last about a payment: how soon it is asked again about a paid one goes by that, not by how
-- often it was asked while the money was on its way.
alter table app.online_payment add column asked_at timestamptz(3);

create or replace function app.follow_online_payment() returns trigger language plpgsql as $$
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

update app.online_payment set asked_at = started_at;
alter table app.online_payment alter column asked_at set not null;

drop index app.online_payment_paid;
create index online_payment_paid on app.online_payment (started_at) include (asked_at, id) where state = 'paid';

select app.open_to_site();
