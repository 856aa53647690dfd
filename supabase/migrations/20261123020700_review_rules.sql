-- What is visible of a review stays `visible_at <= now`: infinity while it is held, after it was removed or withdrawn.
alter table app.review
  -- Ratings of parts, 1 to 5: {"cleanliness": 4}.
  add column parts jsonb not null default '{}' check (jsonb_typeof(parts) = 'object'),
  add column updated_at timestamptz(3),
  -- When the seal ends: both sides wrote, or seven days are over.
  add column unveiled_at timestamptz(3),
  -- Its writer took it back after the seal ended: the row stays, and is counted.
  add column withdrawn_at timestamptz(3),
  -- Why a person looks at it first, as codes. Empty where nobody has to.
  add column signals text[] not null default '{}',
  add column check_state text not null default 'none' check (check_state in ('none', 'held', 'released', 'removed')),
  -- What the writer is told about a removal.
  add column check_reason text check (length(check_reason) between 1 and 1000),
  add column checked_at timestamptz(3),
  add column checked_by uuid references app.account (id) on delete set null,
  add check ((check_state = 'released' or check_state = 'removed') = (checked_at is not null)),
  add check (check_state <> 'removed' or check_reason is not null);
update app.review set unveiled_at = visible_at;
alter table app.review alter column unveiled_at set not null;

-- Those that wait for a decision, oldest first.
create index review_held on app.review (created_at, id) where check_state = 'held';
create index review_checked on app.review (checked_at desc, id) where checked_at is not null;
-- The foreign key, when an administrator's account ends.
create index review_checked_by on app.review (checked_by) where checked_by is not null;

-- Locks the appointment first: of two reviews at the same moment the later one sees the other.
create or replace function app.admit_review() returns trigger language plpgsql as $$
declare
  outcome text;
begin
  select status into outcome from app.appointment where id = new.appointment_id for update;
  if outcome is null or outcome not in ('completed', 'completed_paid') then
    raise exception 'a review belongs to a completed appointment'
      using errcode = 'check_violation', constraint = 'review_completed';
  end if;
  update app.review set unveiled_at = least(unveiled_at, new.created_at)
   where appointment_id = new.appointment_id and author <> new.author;
  new.unveiled_at := case when found then new.created_at else new.created_at + interval '7 days' end;
  return new;
end
$$;

create function app.review_visibility() returns trigger language plpgsql as $$
begin
  new.visible_at := case
    when new.check_state in ('held', 'removed') or new.withdrawn_at is not null then 'infinity'
    else greatest(new.unveiled_at, new.checked_at) end;
  return new;
end
$$;
-- After review_admitted: triggers run in the order of their names.
create trigger review_visible before insert or update on app.review
  for each row execute function app.review_visibility();

-- What anybody says is wrong with a review.
create table app.review_report (
  id uuid primary key default gen_random_uuid(),
  review_id uuid not null references app.review (id) on delete cascade,
  reason text not null check (reason in ('fake', 'offensive', 'private', 'advertising', 'other')),
  details text not null default '' check (length(details) <= 2000),
  email text,
  created_at timestamptz(3) not null,
  handled_at timestamptz(3)
);
create index review_report_review on app.review_report (review_id, created_at);
-- Those that nobody has decided.
create index review_report_open on app.review_report (review_id) where handled_at is null;
alter table app.review_report enable row level security;

alter table app.audit drop constraint audit_action_check, add constraint audit_action_check check (action in (
  'identity_approved', 'identity_refused', 'proof_approved', 'proof_refused', 'admin_added', 'review_released',
  'review_removed'));
