-- What the two parties write to each other about a visit.
create table app.appointment_message (
  id uuid primary key default gen_random_uuid(),
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  author text not null check (author in ('customer', 'provider')),
  -- Empty where a picture says it all.
  body text not null check (length(body) <= 4000),
  created_at timestamptz(3) not null
);
-- A conversation, in order.
create index appointment_message_order on app.appointment_message (appointment_id, created_at, id);
alter table app.appointment_message enable row level security;

-- app.appointment keeps when each side has last written.
create function app.note_visit_written() returns trigger language plpgsql as $$
begin
  update app.appointment visit
     set customer_wrote_at = greatest(customer_wrote_at, written.customer),
         provider_wrote_at = greatest(provider_wrote_at, written.provider)
    from (select appointment_id, max(created_at) filter (where author = 'customer') as customer,
                 max(created_at) filter (where author = 'provider') as provider
            from added group by appointment_id) as written
   where written.appointment_id = visit.id;
  return null;
end
$$;
create trigger appointment_message_written after insert on app.appointment_message
  referencing new table as added for each statement execute function app.note_visit_written();
