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
