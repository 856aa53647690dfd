-- What an account pays in a strand, and for which plan, from when on. The trial before is in none of these rows. Of the rows that
-- count at an instant the one that was chosen last holds: a choice takes the place of all that would begin at its own time or later.
create table app.plan_choice (
  id bigint generated always as identity primary key,
  account_id uuid not null references app.account (id),
  strand text not null check (strand in ('services', 'property')),
  plan text not null check (plan in ('free', 'gold', 'platin', 'basic', 'premium', 'developer')),
  pays text not null check (pays in ('nothing', 'fee', 'commission')),
  -- The fee of a whole month, in cents or centavos, as it was when it was chosen.
  month_minor integer not null check (month_minor >= 0),
  counts_from timestamptz(3) not null,
  chosen_at timestamptz(3) not null,
  check ((pays = 'fee') = (month_minor > 0)),
  check (pays <> 'commission' or plan = 'gold')
);
create index plan_choice_account on app.plan_choice (account_id, strand, id desc);
alter table app.plan_choice enable row level security;
create trigger plan_choice_kept before update or delete on app.plan_choice
  for each row execute function app.keep_years('8', 'chosen_at', '');
create trigger plan_choice_not_emptied before truncate on app.plan_choice
  for each statement execute function app.refuse_change();

-- What holds for an account at an instant. Null: nothing was chosen yet.
create function app.plan_choice_at(account uuid, of_strand text, at timestamptz) returns app.plan_choice language sql stable as $$
  select choice from app.plan_choice choice
   where choice.account_id = account and choice.strand = of_strand and choice.counts_from <= at
   order by choice.id desc limit 1
$$;
