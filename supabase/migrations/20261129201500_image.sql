-- Pictures that differ in at most 15 of the 128 bits have one of the eight parts of 16 bits in which at most one bit differs. So
-- the index holds the parts, each with its place, and is asked for each part as it is and with each of its bits turned.
create function app.look_parts(look bit(128)) returns integer[] language sql immutable strict parallel safe as $$
  select array_agg(part * 65536 + substring(look from part * 16 + 1 for 16)::bit(16)::integer order by part)
    from generate_series(0, 7) part
$$;
create function app.look_near(look bit(128)) returns integer[] language sql immutable strict parallel safe as $$
  select array_agg(part / 65536 * 65536 + ((part % 65536) # turned))
    from unnest(app.look_parts(look)) part
   cross join (select 0 union all select 1 << bit from generate_series(0, 15) bit) as one (turned)
$$;
create function app.looks_parts(looks bit(128)[]) returns integer[] language sql immutable strict parallel safe as $$
  select array_agg(distinct part) from unnest(looks) look cross join unnest(app.look_parts(look)) part
$$;

-- One row per place that was prepared for an upload. A listing may name an image only once its bytes were decoded
-- (checked_at).
create table app.image (
  id uuid primary key default gen_random_uuid(),
  -- The row outlives its account by a day: the sweep deletes it together with the file, which a cascade would leave behind.
  owner_id uuid references app.account (id) on delete set null,
  -- Of a picture that a customer adds to a visit or its review (app.appointment): the visit is its owner, because its customer may have no account.
  appointment_id uuid,
  purpose text not null check (purpose in ('property', 'profile', 'service', 'document', 'visit', 'message', 'review')),
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
  copy_not_before timestamptz,
  -- How a picture looks, in 128 bits (netlify/images/look.ts): two pictures that a person takes for the same differ in few of
  -- them. Null where it was not looked at yet, or where it has too little structure to be told from others.
  look bit(128),
  looked_at timestamptz,
  -- A copy that was turned left to right or cut a little looks unlike its original. So a picture keeps how it looks mirrored, and
  -- how it looks cut: the copy, as it is and turned back, is compared with the original and its cuts. `looks` begins with the
  -- whole picture; it is null until the job has looked again.
  look_mirrored bit(128),
  looks bit(128)[]
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
create index image_look on app.image using gin (app.look_parts(look)) with (fastupdate = off) where look is not null;
create index image_looks on app.image using gin (app.looks_parts(coalesce(looks, array[look]))) with (fastupdate = off)
  where look is not null;
-- The next picture of a property that was not looked at, or as a whole only.
create index image_unlooked_parts on app.image (checked_at)
  where (looked_at is null or (look is not null and looks is null)) and checked_at is not null and purpose = 'property';
alter table app.image enable row level security;

alter table app.account
  add constraint account_profile_image_id_fkey foreign key (profile_image_id) references app.image (id) on delete set null;

-- Supabase Storage; absent on a plain Postgres. There is one public bucket per purpose, because limits belong to the bucket,
-- and a private one beside it for what nobody has checked yet. The checked picture is written to the public one. Documents and
-- pictures of visits, messages and reviews never leave the private bucket, checked or not: there is no public one for them.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    select name, name, is_public, bytes, array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']
      from (values ('property', 10485760, true), ('profile', 5242880, true), ('service', 10485760, true),
                   ('document', 10485760, false), ('visit', 10485760, false), ('message', 10485760, false),
                   ('review', 10485760, false)) as purpose (bucket, bytes, is_shown)
     cross join lateral (values (bucket, true), (bucket || '-upload', false)) as side (name, is_public)
     where is_shown or not is_public
    on conflict (id) do update
      set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;
