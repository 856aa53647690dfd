-- The end of a trial is told of 7 days before, 1 day before, and when it is there: the smallest number of days that was told.
alter table app.plan_trial
  add column told_days smallint check (told_days in (1, 7)),
  -- What the end has changed: {plan, cards, listings, resting}.
  add column outcome jsonb check (jsonb_typeof(outcome) = 'object');
update app.plan_trial set told_days = 7 where told_at is not null;
