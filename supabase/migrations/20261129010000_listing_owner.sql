-- Withdrawn listings too: inquiries, figures, the deletion of an account and the desk ask for everything that somebody has, and
-- looked through the whole table for it.
drop index app.listing_owner;
create index listing_owner on app.listing (owner_id, created_at desc);
