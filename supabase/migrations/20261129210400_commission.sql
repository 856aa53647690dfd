-- Since when the site has brought somebody to a provider: the first visit that it brought, or the first question.
create function app.brought_since(provider uuid, customer uuid, emails text[], phones text[]) returns timestamptz
language sql stable as $$
  select min(said.at) from (
    select visit.brought_at as at from app.appointment visit left join app.account own on own.id = visit.customer_id
     where visit.provider_id = brought_since.provider and visit.brought_at is not null
       and (visit.customer_id = brought_since.customer or lower(visit.guest_email) = any(brought_since.emails)
            or app.phone_key(visit.guest_phone) = any(brought_since.phones) or lower(own.email) = any(brought_since.emails))
    union all
    select question.created_at from app.question
     where question.provider_id = brought_since.provider
       and (question.account_id = brought_since.customer
            or (question.address_proven_at is not null and lower(question.email) = any(brought_since.emails)))) as said
$$;

-- Whether somebody is in the file of a provider whom the site has not brought, by the same account, address or number.
-- Who was entered after the site had brought them is not known.
create function app.is_known_before(provider uuid, customer uuid, emails text[], phones text[]) returns boolean
language sql stable as $$
  select exists (select from app.client
                  where client.provider_id = is_known_before.provider and client.brought_at is null and client.created_at < coalesce(app.brought_since($1, $2, $3, $4), 'infinity')
                    and (client.account_id = is_known_before.customer or lower(client.email) = any(is_known_before.emails)))
      or exists (select from app.client
                  where client.provider_id = is_known_before.provider and client.brought_at is null and client.created_at < coalesce(app.brought_since($1, $2, $3, $4), 'infinity')
                    and app.phone_key(client.phone) = any(is_known_before.phones))
      or exists (select from app.client join app.account own on own.id = client.account_id
                  where client.provider_id = is_known_before.provider and client.brought_at is null and client.created_at < coalesce(app.brought_since($1, $2, $3, $4), 'infinity')
                    and (lower(own.email) = any(is_known_before.emails)
                         or app.phone_key(own.phone) = any(is_known_before.phones)))
$$;

-- By what a customer is recognised for good, hashed with the provider: what was met stays known when the names are gone.
create function app.customer_keys(visit app.appointment) returns setof bytea language sql stable as $$
  select distinct sha256(convert_to(visit.provider_id || ' ' || said.key, 'UTF8'))
    from (select 'account:' || visit.customer_id as key
          union all select 'email:' || lower(visit.guest_email)
          union all select 'phone:' || app.phone_key(visit.guest_phone)
          union all select 'phone:' || app.phone_key(visit.phone)
          union all
          select unnest(array['email:' || lower(own.email), 'phone:' || app.phone_key(own.phone)])
            from app.account own where own.id = visit.customer_id
          union all
          select unnest(array['client:' || client.id, 'account:' || client.account_id, 'email:' || lower(client.email),
                              'phone:' || app.phone_key(client.phone)])
            from app.client where client.id = visit.client_id) as said
   where said.key is not null
$$;

-- Whom a provider has had a completed visit with, and which visit was the first. It is only ever added to.
create table app.met_customer (
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  -- A hash (app.customer_keys); a customer has several.
  key bytea not null,
  -- Null once that visit is gone.
  appointment_id uuid references app.appointment (id) on delete set null,
  met_at timestamptz(3) not null,
  primary key (provider_id, key)
);
-- The foreign key, when a visit goes.
create index met_customer_appointment on app.met_customer (appointment_id);
alter table app.met_customer enable row level security;

-- Whether a visit is the first of its customer. Two visits that share a key cannot both be.
create function app.is_first_visit(visit app.appointment) returns boolean language sql stable as $$
  select count(*) > 0 and coalesce(bool_and(met.appointment_id = visit.id), false)
         and count(*) = count(met.key) and count(*) = count(met.appointment_id)
    from app.customer_keys(visit) as own (key)
    left join app.met_customer met on met.provider_id = visit.provider_id and met.key = own.key
$$;

-- Notes the customers of completed visits. The keys are taken in one order, so that two at once wait for each other but never
-- both for the other.
create function app.meet(visits uuid[], at timestamptz) returns void language sql volatile as $$
  insert into app.met_customer (provider_id, key, appointment_id, met_at)
  select distinct on (visit.provider_id, own.key) visit.provider_id, own.key, visit.id, at
    from app.appointment visit cross join lateral app.customer_keys(visit) as own (key)
   where visit.id = any(visits)
   order by visit.provider_id, own.key, visit.starts_at, visit.id
  on conflict (provider_id, key) do nothing
$$;

-- What a provider owes for a customer whom the site has brought. The numbers are frozen, VAT inside.
create table app.commission_line (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.account (id),
  appointment_id uuid unique references app.appointment (id) on delete set null,
  -- When the customer first booked on the site, and when this visit was booked.
  brought_at timestamptz(3) not null,
  booked_at timestamptz(3) not null,
  visit_at timestamptz(3) not null,
  service_name text not null,
  -- Of the visit without the way.
  price_cents integer not null check (price_cents > 0),
  commission_cents integer not null check (commission_cents > 0),
  currency text not null default 'EUR' check (currency = 'EUR'),
  created_at timestamptz(3) not null,
  -- Until then the provider may object.
  objection_until timestamptz(3) not null,
  -- What the price of the visit was in, and the rate that its commission counts at, frozen.
  price_currency text not null default 'EUR' check (price_currency in ('EUR', 'CHF')),
  rate_ten_thousandths integer check (rate_ten_thousandths > 0),
  constraint commission_line_rate check ((price_currency = 'CHF') = (rate_ten_thousandths is not null)),
  check (brought_at <= booked_at and created_at < objection_until)
);
create index commission_line_provider on app.commission_line (provider_id, created_at desc, id);
alter table app.commission_line enable row level security;

-- Once per customer and provider, ever, whoever writes the line.
create function app.first_visit_only() returns trigger language plpgsql as $$
begin
  if not coalesce((select visit.provider_id = new.provider_id and visit.brought_at is not null and app.is_first_visit(visit)
                     from app.appointment visit where visit.id = new.appointment_id), false) then
    raise exception 'this customer is not new, or was not brought by the site' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger commission_line_once before insert on app.commission_line
  for each row execute function app.first_visit_only();

create trigger commission_line_kept before update or delete on app.commission_line
  for each row execute function app.keep_years('8', 'created_at', 'appointment_id');
create trigger met_customer_kept before update on app.met_customer
  for each row execute function app.keep_commission('appointment_id');
create trigger commission_line_not_emptied before truncate on app.commission_line
  for each statement execute function app.refuse_change();

-- What a provider says against a line. Once each.
create table app.commission_objection (
  line_id uuid primary key references app.commission_line (id),
  body text not null check (length(body) between 1 and 2000),
  made_at timestamptz(3) not null
);
create index commission_objection_queue on app.commission_objection (made_at, line_id);
alter table app.commission_objection enable row level security;
create trigger commission_objection_kept before update or delete on app.commission_objection
  for each row execute function app.keep_years('8', 'created_at', '', 'commission_line', 'line_id');

-- What an administrator has decided about it.
create table app.commission_decision (
  line_id uuid primary key references app.commission_objection (line_id),
  is_upheld boolean not null,
  -- The provider reads it.
  reason text check (length(reason) between 1 and 2000),
  decided_at timestamptz(3) not null,
  -- Null where the administrator's account is gone.
  decided_by uuid references app.account (id) on delete set null,
  check (is_upheld or reason is not null)
);
create index commission_decision_at on app.commission_decision (decided_at desc, line_id);
-- The foreign key, when an administrator's account ends.
create index commission_decision_by on app.commission_decision (decided_by) where decided_by is not null;
alter table app.commission_decision enable row level security;
create trigger commission_decision_kept before update or delete on app.commission_decision
  for each row execute function app.keep_years('8', 'created_at', 'decided_by', 'commission_line', 'line_id');

-- A line that is not due any more. The line itself stays, and its customer makes no other.
create table app.commission_end (
  line_id uuid primary key references app.commission_line (id),
  cause text not null check (cause in ('no_show', 'objection')),
  ended_at timestamptz(3) not null
);
alter table app.commission_end enable row level security;
create trigger commission_end_kept before update or delete on app.commission_end
  for each row execute function app.keep_years('8', 'created_at', '', 'commission_line', 'line_id');

-- Completed visits in francs that are charged as soon as there is the rate of their month.
create table app.commission_waiting (
  appointment_id uuid primary key references app.appointment (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  completed_at timestamptz(3) not null
);
create index commission_waiting_month on app.commission_waiting (month);
alter table app.commission_waiting enable row level security;
