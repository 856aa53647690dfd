-- Everything of ours lies in the private schema app. Supabase's REST interface does not expose it. Every table has row level
-- security on and no policy, so the public roles see nothing even if somebody exposes the schema by mistake.
create schema if not exists app;
create schema if not exists extensions;
-- Words in titles and locations are looked for by trigrams.
create extension if not exists pg_trgm with schema extensions;
-- Equality beside a range in one exclusion constraint: opening hours and appointments need it.
create extension if not exists btree_gist with schema extensions;

revoke all on schema app from public;

-- Sliding limits per key (an address, an account, a phone number), kept by one atomic upsert.
create table app.rate_limit (
  key text primary key,
  window_start timestamptz not null,
  count integer not null
);
alter table app.rate_limit enable row level security;

-- The planner cannot see how few rows a key range holds, so it thinks that the statements of the search are expensive and
-- compiles them, which costs ten times as much as running them. A role that does not own the database cannot set this:
-- then its owner has to.
do $$
begin
  execute format('alter database %I set jit = off', current_database());
exception when insufficient_privilege then
  raise notice 'jit was left as it is';
end
$$;
