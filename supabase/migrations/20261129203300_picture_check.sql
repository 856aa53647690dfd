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
