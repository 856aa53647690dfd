-- One row per prepared place. A listing may name an image only once its bytes have been decoded (checked_at).
create table app.image (
  id uuid primary key default gen_random_uuid(),
  -- Outlives its account by a day: the sweep takes the row together with the file, which a cascade would leave behind.
  owner_id uuid references app.account (id) on delete set null,
  purpose text not null check (purpose in ('property', 'profile')),
  store_key text not null,
  content_type text not null,
  width integer,
  height integer,
  bytes integer,
  -- SHA-256 of the bytes: the same photograph under another seller can be noticed.
  content_hash bytea,
  created_at timestamptz not null default now(),
  checked_at timestamptz
);
create index image_owner on app.image (owner_id);
create index image_age on app.image (created_at);
create index image_store_key on app.image (store_key);
alter table app.image enable row level security;

alter table app.account add column profile_image_id uuid references app.image (id) on delete set null;

-- Supabase Storage: one public bucket per purpose, because limits belong to the bucket. Absent on a plain Postgres.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values
      ('property', 'property', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']),
      ('profile', 'profile', true, 5242880, array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
    on conflict (id) do update
      set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;
