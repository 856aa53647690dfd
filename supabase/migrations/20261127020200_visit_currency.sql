-- A visit keeps the money in which it was agreed, also where the business moves to another country afterwards. Yesterday's code
-- names none, so a trigger says it: the clock of a visit is that of the business's country. What was agreed before was in euro.
alter table app.appointment add column currency text not null default 'EUR' check (currency in ('EUR', 'CHF'));

create function app.set_visit_currency() returns trigger language plpgsql as $$
begin
  new.currency := case when new.time_zone = 'Europe/Zurich' then 'CHF' else 'EUR' end;
  return new;
end
$$;
create trigger appointment_currency before insert on app.appointment
  for each row execute function app.set_visit_currency();
