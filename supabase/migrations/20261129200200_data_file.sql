-- The files of supabase/data whose rows the tables have, by a digest of the file. `npm run migrate` loads what is new.
create table app.data_file (
  name text primary key,
  digest text not null
);
alter table app.data_file enable row level security;
