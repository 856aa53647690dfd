-- A copy that was turned left to right or cut a little looks unlike its original. So a picture keeps how it looks mirrored, and
-- how it looks cut: the copy, as it is and turned back, is compared with the original and its cuts. `looks` begins with the
-- whole picture; it is null until the job has looked again.
alter table app.image
  add column look_mirrored bit(128),
  add column looks bit(128)[];

create function app.looks_parts(looks bit(128)[]) returns integer[] language sql immutable strict parallel safe as $$
  select array_agg(distinct part) from unnest(looks) look cross join unnest(app.look_parts(look)) part
$$;
create index image_looks on app.image using gin (app.looks_parts(coalesce(looks, array[look]))) with (fastupdate = off)
  where look is not null;
-- The next picture of a property that was not looked at, or as a whole only.
create index image_unlooked_parts on app.image (checked_at)
  where (looked_at is null or (look is not null and looks is null)) and checked_at is not null and purpose = 'property';
drop index app.image_unlooked;

-- One number, however it is written: like app.phone_key, and with the Philippines, where sellers are. Null where it is too
-- short to be anybody's own.
create function app.number_key(phone text) returns text language sql immutable strict parallel safe as $$
  select case when length(key) >= 6 then key end
    from (select regexp_replace(app.phone_key(phone), '^(\+63|63(?=9[0-9]{9}$))0*', '') as key) as one
$$;
create index account_number on app.account (app.number_key(phone)) where phone is not null;
create index account_public_number on app.account (app.number_key(public_phone)) where public_phone is not null;

-- The SHA-256 of a document that somebody has sent to be checked. The photograph is deleted soon after the decision; this tells
-- that another account sends the same one.
create table app.document_seen (
  account_id uuid not null references app.account (id) on delete cascade,
  content_hash bytea not null check (length(content_hash) = 32),
  seen_at timestamptz(3) not null,
  primary key (account_id, content_hash)
);
create index document_seen_hash on app.document_seen (content_hash);
alter table app.document_seen enable row level security;

insert into app.document_seen (account_id, content_hash, seen_at)
select sent.account_id, image.content_hash, min(sent.submitted_at)
  from app.verification sent
  join app.verification_image shown on shown.verification_id = sent.id
  join app.image on image.id = shown.image_id
 where image.content_hash is not null
 group by sent.account_id, image.content_hash;

-- Why a listing is held beside its pictures: its seller has the number, the bank account or the document of another account.
create table app.account_match (
  check_id uuid not null references app.picture_check (id) on delete cascade,
  kind text not null check (kind in ('phone', 'iban', 'document')),
  other_account_id uuid not null references app.account (id) on delete cascade,
  primary key (check_id, kind, other_account_id)
);
create index account_match_other on app.account_match (other_account_id);
alter table app.account_match enable row level security;
