-- The number of a service, from 0: sets of services are bits of an integer.
create function app.service_number(category text) returns integer language sql immutable as $$
  select array_position(array[
    'friseur', 'haarschnitt', 'coloring', 'barber', 'kosmetik', 'gesichtspflege', 'nageldesign', 'nagelpflege', 'massage',
    'reinigung', 'reparatur', 'maler', 'umzug', 'hundesitter'], category) - 1
$$;

-- What the words of a card's name mean, beside the kind it is filed under: who cuts hair is found by "Haarschnitt" also where the
-- card is a hairdresser's. A beard that is cut is no haircut. Words count among the kinds of one group, and are sets of bits.
create function app.services_of(category text, name text) returns integer language sql immutable as $$
  select bit_or(1 << app.service_number(meant.service))
    from (values
      (category, array[category], ''),
      ('haarschnitt', array['friseur', 'barber', 'coloring'],
       'haarschn|haare? schn|(damen|herren|kinder|maschinen|trocken|form|spitzen|pony)[- ]?schn|\mschn(itt|eiden)|haircut|hair cut|\m(cut|trim)'),
      ('coloring', array['friseur', 'haarschnitt', 'barber'],
       'f(ä|ae)rb|farbe|str(ä|ae)hn|balayage|t(ö|oe)nung|colou?r|highlights|blondier'),
      ('barber', array['friseur', 'haarschnitt'], '\mbart|rasur|beard|\mshav'),
      ('gesichtspflege', array['kosmetik', 'massage'], 'gesicht|facial|peeling'),
      ('nagelpflege', array['nageldesign', 'kosmetik'], 'manik|pedik|fu(ß|ss)pflege|nagelpflege|manicure|pedicure'),
      ('massage', array['kosmetik', 'gesichtspflege'], '\mmassage|r(ü|ue)ckenmassage'),
      ('maler', array['reparatur'], 'streichen|tapezier|lackier|painting|wallpaper'),
      ('umzug', array['reparatur', 'reinigung'], '\mumzug|entr(ü|ue)mpel|m(ö|oe)beltransport|house clearance')
    ) as meant (service, filed, said)
   where category = any(meant.filed)
     and regexp_replace(lower(name), '(bart|beard)[- ]?(schneiden|schnitt|trim|cut)', 'bart', 'g') ~ meant.said
$$;

-- The highest price among the variants of a card; the card's own is the lowest.
create function app.highest_price(price_cents integer, variants jsonb) returns integer language sql immutable as $$
  select coalesce(max((variant ->> 'priceCents')::integer), price_cents) from jsonb_array_elements(variants) as variant
$$;

-- What a provider offers: a service with its price and its duration.
create table app.service_card (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  name text not null check (length(name) between 1 and 140),
  category text not null check (category in (
    'friseur', 'haarschnitt', 'coloring', 'barber', 'kosmetik', 'gesichtspflege', 'nageldesign', 'nagelpflege', 'massage',
    'reinigung', 'reparatur', 'maler', 'umzug', 'hundesitter')),
  -- The services it is found by, as bits.
  services integer not null generated always as (app.services_of(category, name)) stored,
  description text not null default '',
  price_cents integer not null check (price_cents >= 0),
  price_unit text not null default 'visit' check (price_unit in ('visit', 'hour')),
  duration_minutes smallint not null check (duration_minutes between 5 and 480 and duration_minutes % 5 = 0),
  deal_type text not null default 'buy' check (deal_type in ('buy', 'rent')),
  is_published boolean not null default false,
  is_available_now boolean not null default false,
  -- At the customer's, as far as `travel_reach_kilometres`.
  is_mobile boolean not null default false,
  is_freelancer boolean not null default false,
  -- The order on the provider's page.
  position integer not null default 0,
  -- The visit as [{"work": 30, "wait": 20}, ...] in minutes. Empty: all of it is work.
  parts jsonb not null default '[]' check (jsonb_typeof(parts) = 'array'),
  -- [{"id": "k3f9", "name": "Füße", "priceCents": 4500, "durationMinutes": 60, "parts": []}, ...]. Price, duration and parts of the
  -- card are those of the cheapest.
  variants jsonb not null default '[]' check (jsonb_typeof(variants) = 'array'),
  -- [{"id": "a81b", "name": "French", "priceCents": 800, "durationMinutes": 10}, ...]: what they add.
  extras jsonb not null default '[]' check (jsonb_typeof(extras) = 'array'),
  -- What is asked before the booking: [{"id": "q7x2", "kind": "choice", "text": "Welche Länge?", "choices": ["kurz", "lang"],
  -- "isRequired": true}, ...].
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  highest_price_cents integer not null generated always as (app.highest_price(price_cents, variants)) stored,
  is_at_shop boolean not null default true,
  -- [{"upTo": 10, "feeCents": 0}, ...] in kilometres, ascending.
  travel_zones jsonb not null default '[]' check (jsonb_typeof(travel_zones) = 'array'),
  -- The last zone. A card that says nothing is asked about.
  travel_reach_kilometres smallint check (travel_reach_kilometres between 1 and 100),
  is_urgent boolean not null default false,
  -- Null: the provider's own.
  buffer_minutes smallint check (buffer_minutes between 0 and 240),
  notice_hours smallint check (notice_hours between 0 and 720),
  cancel_hours smallint not null default 24 check (cancel_hours between 0 and 720),
  -- What is paid to the provider beforehand: a part of the price, or a sum. Both null: nothing.
  deposit_percent smallint check (deposit_percent between 1 and 100),
  deposit_cents integer check (deposit_cents > 0),
  -- Which cards stay public when a smaller plan begins is the provider's choice; those that it hides come back with a larger one.
  stays_at_smaller boolean not null default false,
  is_hidden_by_plan boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (deposit_percent is null or deposit_cents is null)
);
-- A provider's own cards.
create index service_card_provider on app.service_card (provider_id, created_at);
-- What a provider offers the public: the search and the public page. The price of those who come is read from their cards,
-- because it depends on how far each of them reaches.
create index service_card_published on app.service_card (provider_id)
  include (id, category, services, price_cents, highest_price_cents, price_unit, duration_minutes, is_mobile, is_available_now, is_at_shop, travel_reach_kilometres)
  where is_published;
alter table app.service_card enable row level security;

-- The pictures of a card, in their order.
create table app.service_card_image (
  card_id uuid not null references app.service_card (id) on delete cascade,
  position smallint not null,
  image_id uuid not null references app.image (id),
  alt text not null default '',
  primary key (card_id, position),
  unique (card_id, image_id)
);
-- Whether any card shows a picture.
create index service_card_image_image on app.service_card_image (image_id);
alter table app.service_card_image enable row level security;
