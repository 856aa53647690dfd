-- Until there are invoices a paid plan is a trial, one for each strand. Without an end it never ends: accounts of the demo.
create table app.plan_trial (
  account_id uuid not null references app.account (id) on delete cascade,
  strand text not null check (strand in ('services', 'property')),
  started_at timestamptz(3) not null,
  ends_at timestamptz(3),
  -- The end is told of 7 days before, 1 day before, and when it is there: the smallest number of days that was told.
  told_at timestamptz(3),
  told_days smallint check (told_days in (1, 7)),
  -- Since when the account wants the smallest plan of the strand. It begins when the trial ends; until then that can be taken back.
  given_up_at timestamptz(3),
  ended_at timestamptz(3),
  -- What the end has changed: {plan, cards, listings, resting}.
  outcome jsonb check (jsonb_typeof(outcome) = 'object'),
  primary key (account_id, strand)
);
create index plan_trial_end on app.plan_trial (ends_at) where ended_at is null and ends_at is not null;
alter table app.plan_trial enable row level security;
