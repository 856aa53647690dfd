-- Which administrator decides a case. The case may be gone while the row stays until its sweep.
create table app.case_assignment (
  -- Of the table of its queue.
  case_id uuid primary key,
  part text not null check (part in ('reports', 'identity', 'proofs', 'reviews', 'pictures', 'objections')),
  admin_id uuid not null references app.account (id) on delete cascade,
  at timestamptz(3) not null
);
create index case_assignment_admin on app.case_assignment (admin_id);
create index case_assignment_at on app.case_assignment (at);
alter table app.case_assignment enable row level security;
