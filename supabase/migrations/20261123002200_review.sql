-- What each side says about a completed appointment, once. Both reviews appear together, or after seven days.
create table app.review (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null,
  provider_id uuid not null,
  author text not null check (author in ('customer', 'provider')),
  rating smallint not null check (rating between 1 and 5),
  body text not null check (length(body) between 1 and 4000),
  reply text check (length(reply) between 1 and 4000),
  replied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  visible_at timestamptz(3) not null,
  unique (appointment_id, author),
  foreign key (appointment_id, provider_id) references app.appointment (id, provider_id) on delete cascade,
  check ((reply is null) = (replied_at is null)),
  check (reply is null or author = 'customer')
);
-- A provider's reviews by customers, newest first, and their mean.
create index review_provider on app.review (provider_id, created_at desc) include (rating, visible_at) where author = 'customer';
alter table app.review enable row level security;

-- Locks the appointment first: of two reviews at the same moment the later one sees the other.
create function app.admit_review() returns trigger language plpgsql as $$
declare
  outcome text;
begin
  select status into outcome from app.appointment where id = new.appointment_id for update;
  if outcome is null or outcome not in ('completed', 'completed_paid') then
    raise exception 'a review belongs to a completed appointment'
      using errcode = 'check_violation', constraint = 'review_completed';
  end if;
  update app.review set visible_at = least(visible_at, new.created_at)
   where appointment_id = new.appointment_id and author <> new.author;
  new.visible_at := case when found then new.created_at else new.created_at + interval '7 days' end;
  return new;
end
$$;
create trigger review_admitted before insert on app.review
  for each row execute function app.admit_review();
