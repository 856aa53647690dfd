-- Since when the provider has to call somebody about a visit, because nothing else reaches them. Null once it is done.
alter table app.appointment add column call_since timestamptz(3);
create index appointment_call on app.appointment (provider_id, starts_at) where call_since is not null;
