-- News is matched against the searches some at a time, in the order of their ids, so that a run that is broken off leaves
-- behind what it has done: up to which search that is.
alter table app.listing_news add column matched_up_to uuid;
