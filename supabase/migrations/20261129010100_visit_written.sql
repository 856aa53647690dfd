-- When each side has last written about a visit: conversations are listed and counted by it, without a look at the messages of
-- every visit that somebody ever had.
alter table app.appointment
  add column customer_wrote_at timestamptz(3),
  add column provider_wrote_at timestamptz(3);

update app.appointment visit
   set customer_wrote_at = written.customer, provider_wrote_at = written.provider
  from (select appointment_id, max(created_at) filter (where author = 'customer') as customer,
               max(created_at) filter (where author = 'provider') as provider
          from app.appointment_message group by appointment_id) as written
 where written.appointment_id = visit.id;

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

-- The conversations of either side, the latest first. `greatest` passes over null.
create index appointment_provider_talk
  on app.appointment (provider_id, greatest(customer_wrote_at, provider_wrote_at) desc, id desc)
  where coalesce(customer_wrote_at, provider_wrote_at) is not null;
create index appointment_customer_talk
  on app.appointment (customer_id, greatest(customer_wrote_at, provider_wrote_at) desc, id desc)
  where coalesce(customer_wrote_at, provider_wrote_at) is not null and customer_id is not null;
-- Those in which something is new.
create index appointment_provider_unread on app.appointment (provider_id)
  where customer_wrote_at > coalesce(provider_read_at, '-infinity'::timestamptz) and status <> 'held';
create index appointment_customer_unread on app.appointment (customer_id)
  where provider_wrote_at > coalesce(customer_read_at, '-infinity'::timestamptz) and status <> 'held';

select app.open_to_site();
