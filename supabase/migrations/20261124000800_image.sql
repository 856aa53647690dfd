-- One row per place that was prepared for an upload. A listing may name an image only once its bytes were decoded
-- (checked_at).
create table app.image (
  id uuid primary key default gen_random_uuid(),
  -- The row outlives its account by a day: the sweep deletes it together with the file, which a cascade would leave behind.
  owner_id uuid references app.account (id) on delete set null,
  -- Of a picture that a customer adds to a visit (app.appointment): the visit is its owner, because its customer may have no account.
  appointment_id uuid,
  purpose text not null check (purpose in ('property', 'profile', 'service', 'document', 'visit')),
  store_key text not null,
  content_type text not null,
  width integer,
  height integer,
  bytes integer,
  -- SHA-256 of the bytes, to notice the same photograph under another seller.
  content_hash bytea,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  -- Smaller copies lie beside the picture in the store, as WebP, under its key with their width in pixels. Ascending; null
  -- until somebody has tried to make them.
  copy_widths smallint[],
  -- The picture is animated, its copies are not.
  is_animated boolean not null default false,
  -- Counted before the work, so that a picture that ends the process counts as well. It waits, longer each time.
  copy_attempts integer not null default 0,
  copy_not_before timestamptz
);
-- The places of an owner that are not uploaded yet, and the foreign key when an account ends.
create index image_owner on app.image (owner_id);
-- The places of a visit that are not uploaded yet, and the foreign key when a visit goes.
create index image_appointment on app.image (appointment_id) where appointment_id is not null;
-- The sweep of images that nothing names.
create index image_age on app.image (created_at);
-- The row of a stored file, and whether any row still needs the file.
create index image_store_key on app.image (store_key);
-- The next picture without copies: those that were tried less often come first.
create index image_uncopied on app.image (copy_attempts, coalesce(copy_not_before, checked_at))
  where copy_widths is null and checked_at is not null;
alter table app.image enable row level security;

alter table app.account
  add constraint account_profile_image_id_fkey foreign key (profile_image_id) references app.image (id) on delete set null;

-- Supabase Storage; absent on a plain Postgres. There is one public bucket per purpose, because limits belong to the bucket,
-- and a private one beside it for what nobody has checked yet. The checked picture is written to the public one. Documents and
-- pictures of visits never leave the private bucket, checked or not: there is no public one for them.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    select name, name, is_public, bytes, array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
      from (values ('property', 10485760, true), ('profile', 5242880, true), ('service', 10485760, true),
                   ('document', 10485760, false), ('visit', 10485760, false)) as purpose (bucket, bytes, is_shown)
     cross join lateral (values (bucket, true), (bucket || '-upload', false)) as side (name, is_public)
     where is_shown or not is_public
    on conflict (id) do update
      set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;
