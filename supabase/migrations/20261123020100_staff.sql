-- Who works at a provider. Each provider has at least one: a business of one person sees nothing of it.
create table app.staff (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  name text not null check (length(name) between 1 and 80),
  image_id uuid references app.image (id),
  position integer not null default 0,
  -- Whoever left keeps the row: past appointments name it.
  is_active boolean not null default true,
  -- False: only the cards of app.staff_card.
  has_all_cards boolean not null default true,
  -- False: the hours of the business.
  has_own_hours boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (id, provider_id)
);
-- The staff of a provider, in order.
create index staff_provider on app.staff (provider_id, position, id);
-- Whether anybody shows a picture.
create index staff_image on app.staff (image_id) where image_id is not null;
alter table app.staff enable row level security;

-- The cards that somebody does who does not do all of them.
create table app.staff_card (
  staff_id uuid not null references app.staff (id) on delete cascade,
  card_id uuid not null references app.service_card (id) on delete cascade,
  primary key (staff_id, card_id)
);
-- The foreign key, when a card goes.
create index staff_card_card on app.staff_card (card_id);
alter table app.staff_card enable row level security;

-- Hours of somebody whose hours differ from those of the business. Minutes of the provider's clock; Monday is 1.
create table app.staff_hours (
  staff_id uuid not null references app.staff (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens_minute smallint not null check (opens_minute >= 0),
  closes_minute smallint not null check (closes_minute <= 1440),
  primary key (staff_id, weekday, opens_minute),
  check (opens_minute < closes_minute),
  exclude using gist (staff_id with =, weekday with =, int4range(opens_minute, closes_minute) with &&)
);
alter table app.staff_hours enable row level security;

insert into app.staff (provider_id, name)
select account_id, left(coalesce(nullif(first_name, ''), nullif(name, ''), '-'), 80)
  from app.provider join app.account on account.id = account_id;

-- Whatever makes a provider, the first of the staff is made with it.
create function app.staff_of_new_provider() returns trigger language plpgsql as $$
begin
  insert into app.staff (provider_id, name)
  select new.account_id, left(coalesce(nullif(first_name, ''), nullif(name, ''), '-'), 80)
    from app.account where id = new.account_id;
  return null;
end
$$;
create trigger provider_staffed after insert on app.provider
  for each row execute function app.staff_of_new_provider();
