-- Who works for a business with an account of their own. The owner is no row here: the business is the owner's account.
create table app.member (
  -- One business an account.
  account_id uuid primary key references app.account (id) on delete cascade,
  id uuid not null unique default gen_random_uuid(),
  business_id uuid not null references app.provider (account_id) on delete cascade,
  -- `reception` sees everybody's week, clients and messages; `team` the own week, which is that of `staff_id`.
  role text not null check (role in ('reception', 'team')),
  staff_id uuid,
  since timestamptz(3) not null,
  foreign key (staff_id, business_id) references app.staff (id, provider_id),
  check (role = 'reception' or staff_id is not null),
  check (account_id <> business_id)
);
create index member_business on app.member (business_id, since, id);
-- One account for each of the staff.
create unique index member_staff on app.member (staff_id);
alter table app.member enable row level security;

-- Whatever ends it ends the sessions of the account: every token of before is refused. News of the business's customers go.
create function app.end_member_sessions() returns trigger language plpgsql as $$
begin
  update app.account set session_version = session_version + 1 where id = old.account_id;
  delete from app.notification where account_id = old.account_id and facts ->> 'side' = 'provider';
  delete from app.outgoing_push waiting using app.push_subscription browser
   where browser.id = waiting.subscription_id and browser.account_id = old.account_id and waiting.facts ->> 'side' = 'provider';
  return null;
end
$$;
create trigger member_ended after delete on app.member
  for each row execute function app.end_member_sessions();

-- Somebody is asked to work with the business by a code, which a mail or a paper brings. Only its hash is kept.
create table app.invitation (
  id uuid primary key default gen_random_uuid(),
  business_id uuid not null references app.provider (account_id) on delete cascade,
  role text not null check (role in ('reception', 'team')),
  staff_id uuid,
  name text not null check (length(name) between 1 and 80),
  -- Null: the code stands on paper.
  email text check (length(email) <= 254),
  code_hash bytea not null unique,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  -- A code opens once.
  used_at timestamptz(3),
  foreign key (staff_id, business_id) references app.staff (id, provider_id),
  check (role = 'reception' or staff_id is not null)
);
create index invitation_business on app.invitation (business_id, created_at);
-- The foreign key, when somebody of the staff goes.
create index invitation_staff on app.invitation (staff_id) where staff_id is not null;
-- The sweep of old ones.
create index invitation_end on app.invitation (expires_at);
alter table app.invitation enable row level security;

-- Whoever leaves the staff works for the business no more. Whom a smaller plan lets rest goes on.
create function app.end_member_of_staff() returns trigger language plpgsql as $$
begin
  delete from app.member where staff_id = new.id;
  delete from app.invitation where staff_id = new.id;
  return null;
end
$$;
create trigger staff_left after update of is_active, is_hidden_by_plan on app.staff
  for each row when (not new.is_active and not new.is_hidden_by_plan) execute function app.end_member_of_staff();
