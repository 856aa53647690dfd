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
  -- The owner chooses beforehand who stays bookable when a smaller plan begins. Whom the plan alone has let rest comes back with a
  -- larger one.
  stays_at_smaller boolean not null default false,
  is_hidden_by_plan boolean not null default false,
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

-- How many of the staff the plan has room for, as billing says where a plan changes. To write the row is enough, and it is read in the
-- same transaction: at no moment more of them can be booked than the plan has room for.
create table app.staff_room (
  provider_id uuid primary key references app.provider (account_id) on delete cascade,
  maximum integer not null check (maximum >= 0),
  told_at timestamptz(3) not null
);
alter table app.staff_room enable row level security;

-- Of the active all but `maximum` rest: the chosen stay, then the first in order. Whom a plan has let rest before can be booked again,
-- as far as there is room.
create function app.settle_staff() returns trigger language plpgsql as $$
begin
  update app.staff set is_active = false, is_hidden_by_plan = true, updated_at = new.told_at
   where id in (
     select id from app.staff where provider_id = new.provider_id and is_active
      order by stays_at_smaller desc, position, id offset new.maximum);
  update app.staff set is_active = true, is_hidden_by_plan = false, updated_at = new.told_at
   where id in (
     select id from app.staff where provider_id = new.provider_id and is_hidden_by_plan and not is_active
      order by stays_at_smaller desc, position, id
      limit greatest(0, new.maximum - (select count(*) from app.staff where provider_id = new.provider_id and is_active)));
  return null;
end
$$;
create trigger staff_settled after insert or update on app.staff_room
  for each row execute function app.settle_staff();
