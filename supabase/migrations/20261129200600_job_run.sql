-- The last run of each scheduled job: so that of several processes with a timer one begins it, and that people see whether the
-- timer still runs.
create table app.job_run (
  job text primary key,
  -- The minute for which a process has begun it last. Null where the platform's scheduler begins it.
  begun_for timestamptz,
  succeeded_at timestamptz,
  failed_at timestamptz
);
alter table app.job_run enable row level security;
