-- Sums over all visits of a provider are read from the index alone: one with 20,000 visits looks at their numbers each day.
create index appointment_provider_sums on app.appointment (provider_id, starts_at) include (status, total_cents, currency);
drop index app.appointment_provider;
