-- Whoever asked for a link to a new password. Whether there is such an account is looked up when the answer is on its way,
-- so that its time tells nothing: until then it stands here, of known and unknown addresses alike, and is not lost with the
-- function that answered.
create table app.reset_request (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  language text not null check (language in ('de', 'en')),
  asked_at timestamptz not null
);
create index reset_request_age on app.reset_request (asked_at);
alter table app.reset_request enable row level security;
