-- What one business has answered to a wish. Nobody but the customer sees it beside the business.
create table app.quote (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references app.quote_request (id) on delete cascade,
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  status text not null default 'asked' check (
    status in ('asked', 'offered', 'declined', 'missed', 'accepted', 'not_chosen', 'withdrawn', 'lapsed')),
  distance_kilometres smallint not null check (distance_kilometres >= 0),
  pricing text check (pricing in ('fixed', 'capped')),
  -- [{"name", "kind", "unit", "quantityThousandths", "unitMinor"}, ...], VAT inside.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  -- 0 where no VAT is charged.
  rate_hundredths integer check (rate_hundredths between 0 and 10000),
  -- Of all lines, and of those for the way.
  total_cents integer check (total_cents > 0),
  travel_cents integer check (travel_cents between 0 and total_cents),
  currency text not null check (currency in ('EUR', 'CHF')),
  note text not null default '' check (length(note) <= 2000),
  duration_minutes smallint check (duration_minutes > 0),
  -- Proposed times: ISO instants.
  starts jsonb not null default '[]' check (jsonb_typeof(starts) = 'array'),
  -- Who would come.
  staff_id uuid references app.staff (id) on delete set null,
  -- Why it was declined.
  reason text not null default '' check (length(reason) <= 200),
  reminded_at timestamptz(3),
  answered_at timestamptz(3),
  created_at timestamptz(3) not null,
  unique (request_id, provider_id),
  check (pricing is null or num_nonnulls(rate_hundredths, total_cents, travel_cents, duration_minutes, answered_at) = 5)
);
-- One quote of a wish is accepted.
create unique index quote_accepted on app.quote (request_id) where status = 'accepted';
-- The requests to a business, the latest first.
create index quote_provider on app.quote (provider_id, created_at desc);
-- The foreign key, when somebody of the staff goes.
create index quote_staff on app.quote (staff_id) where staff_id is not null;
-- Those that wait for an answer.
create index quote_asked on app.quote (request_id) where status = 'asked';
alter table app.quote enable row level security;
