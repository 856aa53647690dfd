-- Since when the account wants the smallest plan of the strand. It begins when the trial ends; until then that can be taken back.
alter table app.plan_trial add column given_up_at timestamptz(3);
