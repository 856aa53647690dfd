-- How a picture looks, in 128 bits (netlify/images/look.ts): two pictures that a person takes for the same differ in few of
-- them. Null where it was not looked at yet, or where it has too little structure to be told from others.
alter table app.image
  add column look bit(128),
  add column looked_at timestamptz;

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
-- Those that the demo has drawn stand in many listings and are nobody's.
update app.image set looked_at = checked_at where store_key like 'property/demo-%';
create index image_look on app.image using gin (app.look_parts(look)) with (fastupdate = off) where look is not null;
-- The next picture of a property that was not looked at.
create index image_unlooked on app.image (checked_at)
  where looked_at is null and checked_at is not null and purpose = 'property';

-- A listing whose pictures are nearly those of another seller's, until a person has decided. Afterwards the next such picture
-- opens another row.
create table app.picture_check (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references app.listing (id) on delete cascade,
  -- 'dropped': its seller has taken the pictures off before anybody decided.
  state text not null default 'pending' check (state in ('pending', 'freed', 'refused', 'dropped')),
  opened_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid references app.account (id) on delete set null,
  -- Of a refusal, in the words that the seller reads.
  reason text check (length(reason) between 1 and 1000),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create unique index picture_check_open on app.picture_check (listing_id) where state = 'pending';
create index picture_check_listing on app.picture_check (listing_id);
create index picture_check_pending on app.picture_check (opened_at, id) where state = 'pending';
create index picture_check_decided on app.picture_check (decided_at desc, id) where state in ('freed', 'refused');
create index picture_check_by on app.picture_check (decided_by) where decided_by is not null;
alter table app.picture_check enable row level security;

-- Which picture is nearly which. Either may be deleted while the decision stays.
create table app.picture_pair (
  check_id uuid not null references app.picture_check (id) on delete cascade,
  image_id uuid not null references app.image (id) on delete cascade,
  other_image_id uuid not null references app.image (id) on delete cascade,
  other_listing_id uuid not null references app.listing (id) on delete cascade,
  -- Of 128 bits.
  distance smallint not null check (distance between 0 and 128),
  primary key (check_id, image_id, other_image_id)
);
create index picture_pair_image on app.picture_pair (image_id);
create index picture_pair_other on app.picture_pair (other_image_id);
create index picture_pair_listing on app.picture_pair (other_listing_id);
alter table app.picture_pair enable row level security;

alter table app.audit drop constraint audit_action_check;
alter table app.audit add constraint audit_action_check check (action in (
  'identity_approved', 'identity_refused', 'proof_approved', 'proof_refused', 'admin_added', 'review_released',
  'review_removed', 'account_suspended', 'account_lifted', 'objection_upheld', 'objection_refused', 'invoice_corrected',
  'listing_freed', 'listing_refused'));
