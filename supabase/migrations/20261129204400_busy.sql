-- What takes somebody's time: one row per piece of work of a visit (the last with the buffer behind it, one at a customer's with
-- the way at both ends), per own block and per imported span. Ranges are half open. `owner` is the id of the appointment or
-- of the block. Rows of what is cancelled or let go are deleted; those of completed visits stay.
create table app.busy (
  id bigint generated always as identity primary key,
  owner uuid not null,
  kind text not null check (kind in ('visit', 'block', 'import')),
  staff_id uuid not null references app.staff (id) on delete cascade,
  span tstzrange not null check (not isempty(span) and lower_inc(span) and not upper_inc(span)),
  -- Nobody does two things at once, even if both are booked at the same moment. Deferrable: two visits can change places.
  constraint busy_overlap exclude using gist (staff_id with =, span with &&) deferrable initially immediate
);
-- What belongs to an appointment or a block.
create index busy_owner on app.busy (owner);
alter table app.busy enable row level security;

-- For what has taken somebody's time, and takes it no more.
create function app.let_busy_go() returns trigger language plpgsql as $$
begin
  delete from app.busy where owner = old.id;
  return null;
end
$$;
