-- At which times a card can be booked in the weeks to come, one row per card: one bit for each five minutes, set where a visit can
-- start. The notice is not in it, because it moves with the clock. Nothing is read from here for a provider of app.free_mark, or
-- whose `free_until` is over: their calendar is read instead. Hence no foreign keys, which would wait for whoever changes a card.
create table app.free_start (
  card_id uuid primary key,
  provider_id uuid not null,
  -- As in app.provider.
  q bigint not null,
  -- The card's service, as a bit.
  service integer not null,
  -- Kilometres, where the card is booked to the customer's.
  reach smallint,
  is_at_shop boolean not null,
  is_immediate boolean not null,
  visit_cents integer not null,
  notice_minutes integer not null,
  -- The next free start of the order is that of this card.
  is_shortest boolean not null,
  -- Steps of five minutes since 1970: the first bit.
  first_step integer not null,
  starts bit varying not null
);
-- Packed, each bit would be unpacked again with each question.
alter table app.free_start alter column starts set storage plain;
-- All that a question with a time reads lies in the index, in the order of the places. Who comes to the customer is looked for farther.
create index free_start_shop on app.free_start (q)
  include (provider_id, card_id, service, reach, is_at_shop, is_immediate, visit_cents, notice_minutes, first_step, starts)
  where reach is null;
create index free_start_home on app.free_start (q)
  include (provider_id, card_id, service, reach, is_at_shop, is_immediate, visit_cents, notice_minutes, first_step, starts)
  where reach is not null;
create index free_start_provider on app.free_start (provider_id);
alter table app.free_start enable row level security;

-- Providers whose free times may have changed, written by the transaction that changes them. Rows are only added here, so that two
-- bookings never wait for each other.
create table app.free_mark (
  id bigint generated always as identity primary key,
  provider_id uuid not null
);
create index free_mark_provider on app.free_mark (provider_id);
alter table app.free_mark enable row level security;

-- Of whatever names the provider, once for all rows of a statement.
create function app.mark_free() returns trigger language plpgsql as $$
begin
  insert into app.free_mark (provider_id) select distinct provider_id from changed;
  return null;
end
$$;
-- Of whatever names one of the staff.
create function app.mark_free_of_staff() returns trigger language plpgsql as $$
begin
  insert into app.free_mark (provider_id)
  select distinct staff.provider_id from changed join app.staff staff on staff.id = changed.staff_id;
  return null;
end
$$;
-- Of one row, where only some of its columns count.
create function app.mark_free_of_row() returns trigger language plpgsql as $$
begin
  insert into app.free_mark (provider_id) values (new.provider_id);
  return null;
end
$$;
create function app.mark_free_of_provider() returns trigger language plpgsql as $$
begin
  insert into app.free_mark (provider_id) values (new.account_id);
  return null;
end
$$;
create function app.mark_free_of_account() returns trigger language plpgsql as $$
begin
  insert into app.free_mark (provider_id) values (new.id);
  return null;
end
$$;

-- Whoever is found no more keeps no rows.
create trigger search_gone after delete on app.provider_search
  referencing old table as changed for each statement execute function app.mark_free();

create trigger busy_added after insert on app.busy
  referencing new table as changed for each statement execute function app.mark_free_of_staff();
create trigger busy_moved after update on app.busy
  referencing new table as changed for each statement execute function app.mark_free_of_staff();
create trigger busy_gone after delete on app.busy
  referencing old table as changed for each statement execute function app.mark_free_of_staff();

-- For the number of visits a day, and the time until which a slot is held.
create trigger appointment_added after insert on app.appointment
  referencing new table as changed for each statement execute function app.mark_free();
create trigger appointment_gone after delete on app.appointment
  referencing old table as changed for each statement execute function app.mark_free();
create trigger appointment_moved
  after update of status, starts_at, held_until, staff_id on app.appointment for each row
  when ((old.status, old.starts_at, old.held_until, old.staff_id)
    is distinct from (new.status, new.starts_at, new.held_until, new.staff_id))
  execute function app.mark_free_of_row();

create trigger weekly_hours_free_added after insert on app.weekly_hours
  referencing new table as changed for each statement execute function app.mark_free();
create trigger weekly_hours_free_gone after delete on app.weekly_hours
  referencing old table as changed for each statement execute function app.mark_free();
create trigger special_hours_added after insert on app.special_hours
  referencing new table as changed for each statement execute function app.mark_free();
create trigger special_hours_gone after delete on app.special_hours
  referencing old table as changed for each statement execute function app.mark_free();
create trigger time_off_added after insert on app.time_off
  referencing new table as changed for each statement execute function app.mark_free();
create trigger time_off_gone after delete on app.time_off
  referencing old table as changed for each statement execute function app.mark_free();
create trigger worked_holiday_added after insert on app.worked_holiday
  referencing new table as changed for each statement execute function app.mark_free();
create trigger worked_holiday_gone after delete on app.worked_holiday
  referencing old table as changed for each statement execute function app.mark_free();
create trigger weekly_hours_free_changed after update on app.weekly_hours
  referencing new table as changed for each statement execute function app.mark_free();
create trigger special_hours_changed after update on app.special_hours
  referencing new table as changed for each statement execute function app.mark_free();
create trigger time_off_changed after update on app.time_off
  referencing new table as changed for each statement execute function app.mark_free();

create trigger staff_added after insert on app.staff
  referencing new table as changed for each statement execute function app.mark_free();
create trigger staff_gone after delete on app.staff
  referencing old table as changed for each statement execute function app.mark_free();
create trigger staff_changed
  after update of is_active, has_all_cards, has_own_hours on app.staff for each row
  when ((old.is_active, old.has_all_cards, old.has_own_hours)
    is distinct from (new.is_active, new.has_all_cards, new.has_own_hours))
  execute function app.mark_free_of_row();
create trigger staff_hours_added after insert on app.staff_hours
  referencing new table as changed for each statement execute function app.mark_free_of_staff();
create trigger staff_hours_changed after update on app.staff_hours
  referencing new table as changed for each statement execute function app.mark_free_of_staff();
create trigger staff_hours_gone after delete on app.staff_hours
  referencing old table as changed for each statement execute function app.mark_free_of_staff();
create trigger staff_card_added after insert on app.staff_card
  referencing new table as changed for each statement execute function app.mark_free_of_staff();
create trigger staff_card_gone after delete on app.staff_card
  referencing old table as changed for each statement execute function app.mark_free_of_staff();

create trigger card_free_added after insert on app.service_card
  referencing new table as changed for each statement execute function app.mark_free();
create trigger card_free_gone after delete on app.service_card
  referencing old table as changed for each statement execute function app.mark_free();
create trigger card_free_changed
  after update of category, name, is_published, is_at_shop, is_mobile, travel_reach_kilometres, price_cents, price_unit, duration_minutes,
                  is_available_now, parts, buffer_minutes, notice_hours on app.service_card for each row
  when ((old.services, old.is_published, old.is_at_shop, old.is_mobile, old.travel_reach_kilometres, old.price_cents, old.price_unit,
         old.duration_minutes, old.is_available_now, old.parts, old.buffer_minutes, old.notice_hours)
    is distinct from
    (new.services, new.is_published, new.is_at_shop, new.is_mobile, new.travel_reach_kilometres, new.price_cents, new.price_unit,
     new.duration_minutes, new.is_available_now, new.parts, new.buffer_minutes, new.notice_hours))
  execute function app.mark_free_of_row();

create trigger provider_free_changed
  after update of time_zone, public_latitude, public_longitude, buffer_after_minutes, notice_minutes, horizon_days, is_tight,
                  per_day_maximum, holiday_region on app.provider for each row
  when ((old.time_zone, old.public_latitude, old.public_longitude, old.buffer_after_minutes, old.notice_minutes, old.horizon_days,
         old.is_tight, old.per_day_maximum, old.holiday_region)
    is distinct from
    (new.time_zone, new.public_latitude, new.public_longitude, new.buffer_after_minutes, new.notice_minutes, new.horizon_days,
     new.is_tight, new.per_day_maximum, new.holiday_region))
  execute function app.mark_free_of_provider();
create trigger account_free_changed
  after update of plan, phone_verified_at on app.account for each row
  when (new.type = 'provider' and (old.plan, old.phone_verified_at) is distinct from (new.plan, new.phone_verified_at))
  execute function app.mark_free_of_account();
