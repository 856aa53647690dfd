-- What is reported, about the same thing together, until a person has decided. Afterwards the next report opens another case.
create table app.report_case (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('listing', 'provider', 'card', 'review', 'message', 'image')),
  -- Of any of these tables; a message is reported as its conversation. The thing may go while the case stays.
  subject_id uuid not null,
  -- Whose words are reported, where two people talk to each other; empty otherwise.
  side text not null default '' check (side in ('', 'customer', 'provider')),
  -- Who answers for the thing. Null of a guest, and where the account is gone.
  accused_id uuid references app.account (id) on delete set null,
  state text not null default 'open' check (state in ('open', 'decided', 'complaint', 'final')),
  opened_at timestamptz(3) not null,
  -- Somebody's life may be in danger: it comes first in the queue.
  is_danger boolean not null default false,
  decided_at timestamptz(3),
  check ((kind = 'message') = (side <> '')),
  check (state = 'open' or decided_at is not null)
);
-- One open case for everything that is reported about the same thing.
create unique index report_case_open on app.report_case (kind, subject_id, side) where state = 'open';
create index report_case_subject on app.report_case (kind, subject_id, side);
create index report_case_queue on app.report_case (state, (not is_danger), opened_at, id);
create index report_case_decided on app.report_case (decided_at desc, id) where decided_at is not null;
create index report_case_accused on app.report_case (accused_id, decided_at desc) where accused_id is not null;
alter table app.report_case enable row level security;

-- What was decided and why. It is only ever added to: three years long nobody changes or deletes a row.
create table app.report_decision (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references app.report_case (id),
  at timestamptz(3) not null,
  action text not null check (action in ('nothing', 'hide', 'remove', 'suspend', 'danger')),
  -- The rule that was broken, or that none was. Null where it was only passed on because somebody's life is in danger.
  rule text check (rule in (
    'none', 'deception', 'rights', 'insult', 'privacy', 'advertising', 'fake_review', 'law')),
  reason text not null check (length(reason) between 1 and 2000),
  is_automated boolean not null default false,
  -- Null where the administrator's account is gone.
  decided_by uuid references app.account (id) on delete set null,
  -- The decision that was complained about, and that this one takes the place of. There is one such answer.
  earlier_id uuid unique references app.report_decision (id),
  check ((action = 'danger') = (rule is null)),
  check (action = 'danger' or (action = 'nothing') = (rule = 'none'))
);
create index report_decision_case on app.report_decision (case_id, at);
create index report_decision_at on app.report_decision (at);
-- The foreign key, when an administrator's account ends.
create index report_decision_by on app.report_decision (decided_by) where decided_by is not null;
alter table app.report_decision enable row level security;

create function app.keep_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '3 years' then
    return old;
  end if;
  -- Only the end of an administrator's account empties its reference.
  if tg_op = 'UPDATE' and new.decided_by is null and to_jsonb(new) - 'decided_by' = to_jsonb(old) - 'decided_by' then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger report_decision_kept before update or delete on app.report_decision
  for each row execute function app.keep_decision();
create trigger report_decision_not_emptied before truncate on app.report_decision
  for each statement execute function app.refuse_change();

-- What somebody says is wrong.
create table app.report (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null references app.report_case (id) on delete cascade,
  -- What the receipt says.
  number text not null unique,
  reason text not null check (reason in (
    'danger', 'fraud', 'wrong_facts', 'not_available', 'offensive', 'fake', 'private', 'advertising', 'rights', 'other')),
  details text not null default '' check (length(details) <= 2000),
  email text,
  -- Of whoever was signed in.
  account_id uuid references app.account (id) on delete set null,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz(3) not null,
  -- The first decision about it.
  decision_id uuid references app.report_decision (id),
  -- No person has made it: words in a message are those of a fraud (src/contract/fraud-words.ts). Its details name the signs. A
  -- person decides about it like about any other.
  is_automated boolean not null default false
);
create index report_case_of on app.report (case_id, created_at);
create index report_account on app.report (account_id, created_at desc) where account_id is not null;
create index report_email on app.report (email) where email is not null;
create index report_decision_of on app.report (decision_id) where decision_id is not null;
alter table app.report enable row level security;

-- Who sees a decision differently: whoever reported, or whoever it falls upon. Once each.
create table app.report_complaint (
  id uuid primary key default gen_random_uuid(),
  decision_id uuid not null references app.report_decision (id),
  -- The report of whoever complains; null of whoever was reported.
  report_id uuid references app.report (id) on delete cascade,
  body text not null check (length(body) between 1 and 4000),
  language text not null check (language in ('de', 'en')),
  created_at timestamptz(3) not null
);
create unique index report_complaint_once on app.report_complaint (decision_id, report_id) nulls not distinct;
create index report_complaint_report on app.report_complaint (report_id) where report_id is not null;
alter table app.report_complaint enable row level security;

-- What a decision keeps out of sight at the moment, and how it was before: the answer to a complaint brings it back.
create table app.report_hold (
  kind text not null check (kind in ('listing', 'provider', 'card', 'review', 'image', 'account')),
  subject_id uuid not null,
  -- Null once the case is so old that it was deleted.
  case_id uuid references app.report_case (id) on delete set null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  since timestamptz(3) not null,
  primary key (kind, subject_id)
);
create index report_hold_case on app.report_hold (case_id) where case_id is not null;
alter table app.report_hold enable row level security;

-- What is kept out of sight cannot be published again by its owner, by a plan or by a schedule.
create function app.keep_listing_hidden() returns trigger language plpgsql as $$
begin
  if exists (select from app.report_hold where kind = 'listing' and subject_id = new.id) then
    new.status := 'paused';
  end if;
  return new;
end
$$;
create trigger listing_kept_hidden before update of status on app.listing
  for each row when (new.status = 'published' and old.status <> 'published')
  execute function app.keep_listing_hidden();

create function app.keep_card_hidden() returns trigger language plpgsql as $$
begin
  if exists (select from app.report_hold
              where (kind = 'card' and subject_id = new.id) or (kind = 'provider' and subject_id = new.provider_id)) then
    new.is_published := false;
  end if;
  return new;
end
$$;
create trigger card_kept_hidden before insert or update of is_published on app.service_card
  for each row when (new.is_published)
  execute function app.keep_card_hidden();
