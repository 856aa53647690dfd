-- What was asked of a provider whose data the site must report, and what came of it. Rows are only added.
create table app.tax_request (
  account_id uuid not null references app.account (id),
  -- From 1 on: what is missing again later is asked for anew.
  round smallint not null check (round > 0),
  step text not null check (step in ('asked', 'reminded', 'reminded_again', 'held', 'given')),
  made_on date not null,
  made_at timestamptz(3) not null,
  primary key (account_id, round, step)
);
alter table app.tax_request enable row level security;
create trigger tax_request_kept before update or delete on app.tax_request
  for each row execute function app.keep_years('10', 'made_on', '');

-- Whether the law asks for a person's data: a private person, or a business of one.
create function app.is_one_person(business app.provider_business) returns boolean language sql immutable as $$
  select coalesce(not business.is_trader or business.legal_form in ('sole', 'registered_sole'), true)
$$;

-- What must be reported of a provider and is not known. A company's number of the tax office does as well.
create function app.tax_missing(account uuid) returns text[] language sql stable as $$
  select array_remove(array[
           case when business.account_id is null then 'address' end,
           case when not exists (select from app.sealed_detail detail
                                  where detail.account_id = own.id
                                    and (detail.kind = 'tax' or (detail.kind = 'tax_number' and not app.is_one_person(business)))) then 'tax_id' end,
           case when own.date_of_birth is null and app.is_one_person(business) then 'birth_date' end], null)
    from app.account own left join app.provider_business business on business.account_id = own.id
   where own.id = tax_missing.account
$$;

-- Nobody books as long as asking has come to that and data are missing. Whoever gives them can be booked at once.
create function app.is_tax_held(account uuid) returns boolean language sql stable as $$
  select exists (select from app.tax_request held
                  where held.account_id = is_tax_held.account and held.step = 'held'
                    and not exists (select from app.tax_request given
                                     where given.account_id = held.account_id and given.round = held.round and given.step = 'given')
                    and cardinality(app.tax_missing(held.account_id)) > 0)
$$;

-- The search keeps whether a provider takes visits.
create function app.hold_visits() returns trigger language plpgsql as $$
begin
  new.takes_visits := new.takes_visits and not app.is_tax_held(new.provider_id);
  return new;
end
$$;
create trigger provider_search_held before insert or update of takes_visits on app.provider_search
  for each row execute function app.hold_visits();

-- The argument is the column that names the account.
create function app.tax_hold_changed() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(to_jsonb(new) ->> tg_argv[0], to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  if exists (select from app.tax_request held where held.account_id = owner and held.step = 'held') then
    perform app.refresh_provider_search(array[owner]);
  end if;
  return null;
end
$$;
create trigger tax_request_searched after insert on app.tax_request
  for each row when (new.step in ('held', 'given')) execute function app.tax_hold_changed('account_id');
create trigger sealed_detail_searched after insert or delete on app.sealed_detail
  for each row execute function app.tax_hold_changed('account_id');
create trigger provider_business_held after insert or update of is_trader, legal_form on app.provider_business
  for each row execute function app.tax_hold_changed('account_id');
create trigger account_birth_held after update of date_of_birth on app.account
  for each row when (old.date_of_birth is distinct from new.date_of_birth) execute function app.tax_hold_changed('id');
