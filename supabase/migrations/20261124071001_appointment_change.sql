-- Services, duration and price that a provider proposes to whom has booked, as they would be agreed. It counts only beside
-- proposed_starts_at, and the old visit stays until the customer agrees.
alter table app.appointment add column proposed_change jsonb check (jsonb_typeof(proposed_change) = 'object');
