-- An account holds one plan per strand: a seller's in `plan`, a provider's of services in `plan` and of properties here.
-- Without one a provider lists as `basic` allows.
alter table app.account add column property_plan text check (property_plan in ('basic', 'premium', 'developer'));

-- Until there are invoices a paid plan is a trial, one for each strand. Without an end it never ends: accounts of the demo.
create table app.plan_trial (
  account_id uuid not null references app.account (id) on delete cascade,
  strand text not null check (strand in ('services', 'property')),
  started_at timestamptz(3) not null,
  ends_at timestamptz(3),
  -- The mail before the end is sent once.
  told_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (account_id, strand)
);
create index plan_trial_end on app.plan_trial (ends_at) where ended_at is null and ends_at is not null;
alter table app.plan_trial enable row level security;

insert into app.plan_trial (account_id, strand, started_at, ends_at)
select id, case when type = 'seller' then 'property' else 'services' end, now(),
       case when email not like '%@example.com' then now() + interval '30 days' end
  from app.account
 where type in ('provider', 'seller') and (plan not in ('free', 'basic') or email like '%@example.com');
