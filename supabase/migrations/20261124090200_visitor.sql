-- Who comes, where a visit was booked for somebody else. Null: whoever booked it.
alter table app.appointment add column visitor_name text check (length(visitor_name) between 1 and 80);
