-- Francs for a euro, by month, as the European Central Bank writes them and an administrator has entered them: 0.9345 is 9345.
create table app.franc_rate (
  month text primary key check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  ten_thousandths integer not null check (ten_thousandths between 1000 and 50000),
  entered_at timestamptz(3) not null,
  -- Null where the administrator's account is gone.
  entered_by uuid references app.account (id) on delete set null
);
create index franc_rate_by on app.franc_rate (entered_by) where entered_by is not null;
alter table app.franc_rate enable row level security;

-- Completed visits in francs that are charged as soon as there is the rate of their month.
create table app.commission_waiting (
  appointment_id uuid primary key references app.appointment (id) on delete cascade,
  month text not null check (month ~ '^\d{4}-\d\d$'),
  completed_at timestamptz(3) not null
);
create index commission_waiting_month on app.commission_waiting (month);
alter table app.commission_waiting enable row level security;

-- What the price of the visit was in, and the rate that its commission counts at, frozen.
alter table app.commission_line
  add column price_currency text not null default 'EUR' check (price_currency in ('EUR', 'CHF')),
  add column rate_ten_thousandths integer check (rate_ten_thousandths > 0),
  add constraint commission_line_rate check ((price_currency = 'CHF') = (rate_ten_thousandths is not null));
