-- What a customer wishes quotes for. It goes to a few businesses; what each has answered stands in app.quote.
create table app.quote_request (
  id uuid primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  category text not null,
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 4000),
  country text not null check (country in ('de', 'at', 'ch')),
  zip text not null,
  -- The name of the postal code, as it was then.
  place text,
  -- When it suits, in the customer's words.
  suits text not null default '' check (length(suits) <= 200),
  language text not null check (language in ('de', 'en')),
  -- `ended`: nobody has offered anything, or the customer has not decided in time.
  status text not null default 'open' check (status in ('open', 'accepted', 'withdrawn', 'ended')),
  -- Until then businesses answer, and until then the customer decides.
  answer_until timestamptz(3) not null,
  decide_until timestamptz(3) not null,
  -- What was made of the accepted quote.
  appointment_id uuid unique references app.appointment (id) on delete set null,
  created_at timestamptz(3) not null,
  ended_at timestamptz(3),
  check (answer_until <= decide_until),
  check ((status = 'open') = (ended_at is null))
);
-- The own wishes, the latest first.
create index quote_request_account on app.quote_request (account_id, created_at desc);
-- Those to be ended, and the sweep of old ones.
create index quote_request_decide on app.quote_request (decide_until) where status = 'open';
create index quote_request_ended on app.quote_request (ended_at) where ended_at is not null;
alter table app.quote_request enable row level security;
