-- Sums of the reviews that visitors see. A review comes in sight by itself after seven days, which no trigger notices: a schedule
-- sets `is_counted` then. Everything else (both sides wrote, held, removed, withdrawn, changed) the triggers follow at once.
alter table app.provider
  add column rating_sum integer not null default 0,
  add column rating_count integer not null default 0;
alter table app.review add column is_counted boolean not null default false;

-- Those that are to come in sight.
create index review_uncounted on app.review (visible_at) where author = 'customer' and not is_counted;

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

update app.review set is_counted = true where author = 'customer' and visible_at <= now();

-- The reviews of everybody, as of the last run of the schedule: one row.
create table app.rating_of_all (
  is_only boolean primary key default true check (is_only),
  rating_sum bigint not null,
  rating_count bigint not null
);
alter table app.rating_of_all enable row level security;
insert into app.rating_of_all (rating_sum, rating_count)
select coalesce(sum(rating_sum), 0), coalesce(sum(rating_count), 0) from app.provider;
