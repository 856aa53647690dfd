-- What each side says about a completed appointment, once. Both reviews appear together, or after seven days.
create table app.review (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null,
  provider_id uuid not null,
  author text not null check (author in ('customer', 'provider')),
  rating smallint not null check (rating between 1 and 5),
  -- Ratings of parts, 1 to 5: {"cleanliness": 4}.
  parts jsonb not null default '{}' check (jsonb_typeof(parts) = 'object'),
  -- What was good, as codes.
  praise text[] not null default '{}' check (praise <@ array['result', 'listened', 'punctual', 'friendly', 'fair_price']),
  -- Empty where only points were given.
  body text not null check (length(body) <= 4000),
  -- Who was there, in the words of the customer; null where the provider wrote.
  staff_id uuid,
  reply text check (length(reply) between 1 and 4000),
  replied_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3),
  -- When the seal ends: both sides wrote, or seven days are over.
  unveiled_at timestamptz(3) not null,
  -- Its writer took it back after the seal ended: the row stays, and is counted.
  withdrawn_at timestamptz(3),
  -- Why a person looks at it first, as codes. Empty where nobody has to.
  signals text[] not null default '{}',
  check_state text not null default 'none' check (check_state in ('none', 'held', 'released', 'removed')),
  -- What the writer is told about a removal.
  check_reason text check (length(check_reason) between 1 and 1000),
  checked_at timestamptz(3),
  checked_by uuid references app.account (id) on delete set null,
  -- What is visible stays `visible_at <= now`: infinity while it is held, after it was removed or withdrawn.
  visible_at timestamptz(3) not null,
  -- It is among the sums of its provider. It comes in sight by itself after seven days, which no trigger notices: a schedule sets
  -- this then. Everything else (both sides wrote, held, removed, withdrawn, changed) the triggers follow at once.
  is_counted boolean not null default false,
  unique (appointment_id, author),
  foreign key (appointment_id, provider_id) references app.appointment (id, provider_id) on delete cascade,
  foreign key (staff_id, provider_id) references app.staff (id, provider_id),
  check ((reply is null) = (replied_at is null)),
  check (reply is null or author = 'customer'),
  check ((check_state = 'released' or check_state = 'removed') = (checked_at is not null)),
  check (check_state <> 'removed' or check_reason is not null)
);
-- A provider's reviews by customers, newest first, and their mean.
create index review_provider on app.review (provider_id, created_at desc) include (rating, visible_at) where author = 'customer';

-- Those that wait for a decision, oldest first.
create index review_held on app.review (created_at, id) where check_state = 'held';
create index review_checked on app.review (checked_at desc, id) where checked_at is not null;
-- The foreign key, when an administrator's account ends.
create index review_checked_by on app.review (checked_by) where checked_by is not null;
-- Those that are to come in sight.
create index review_uncounted on app.review (visible_at) where author = 'customer' and not is_counted;
-- What providers wrote of their customers; the index of reviews has the other side only.
create index review_of_customer on app.review (provider_id, created_at) where author = 'provider';
-- The foreign key, when somebody of the staff goes.
create index review_staff on app.review (staff_id) where staff_id is not null;
alter table app.review enable row level security;

-- Pictures that a customer adds to a review. They are seen where the review is, and by its writer before.
create table app.review_image (
  review_id uuid not null references app.review (id) on delete cascade,
  position smallint not null check (position between 0 and 2),
  image_id uuid not null references app.image (id),
  primary key (review_id, position),
  unique (review_id, image_id)
);
-- Whether any review shows an image.
create index review_image_image on app.review_image (image_id);
alter table app.review_image enable row level security;

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
  update app.review set unveiled_at = least(unveiled_at, new.created_at)
   where appointment_id = new.appointment_id and author <> new.author;
  new.unveiled_at := case when found then new.created_at else new.created_at + interval '7 days' end;
  return new;
end
$$;
create trigger review_admitted before insert on app.review
  for each row execute function app.admit_review();

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

create function app.review_counted() returns trigger language plpgsql as $$
begin
  new.is_counted := new.author = 'customer' and new.visible_at < 'infinity' and (new.is_counted or new.visible_at <= now());
  return new;
end
$$;
-- After review_visible: triggers run in the order of their names.
create trigger review_visible_counted before insert or update on app.review
  for each row execute function app.review_counted();

create function app.keep_rating() returns trigger language plpgsql as $$
declare
  points integer := 0;
  reviews integer := 0;
begin
  if tg_op <> 'DELETE' and new.is_counted then
    points := new.rating;
    reviews := 1;
  end if;
  if tg_op <> 'INSERT' and old.is_counted then
    points := points - old.rating;
    reviews := reviews - 1;
  end if;
  if points <> 0 or reviews <> 0 then
    update app.provider set rating_sum = rating_sum + points, rating_count = rating_count + reviews
     where account_id = coalesce(new.provider_id, old.provider_id);
  end if;
  return null;
end
$$;
create trigger review_rated after insert or update or delete on app.review
  for each row execute function app.keep_rating();

-- The reviews of everybody, as of the last run of the schedule: one row.
create table app.rating_of_all (
  is_only boolean primary key default true check (is_only),
  rating_sum bigint not null,
  rating_count bigint not null
);
alter table app.rating_of_all enable row level security;
insert into app.rating_of_all (rating_sum, rating_count) values (0, 0);
