-- A thread between a visitor, who need not have an account, and the seller of a listing.
create table app.inquiry (
  id uuid primary key default gen_random_uuid(),
  listing_id uuid not null references app.listing (id) on delete cascade,
  -- Whoever wrote while signed in finds the thread again. An account that ends leaves the thread to the other side.
  account_id uuid references app.account (id) on delete set null,
  name text not null,
  email text not null,
  -- Since when the visitor is known to want mails about the inquiry: the link of the first mail was used, or the inquiry was
  -- written by an account with this confirmed address. Until then nobody else's words are sent there.
  address_proven_at timestamptz,
  phone text,
  language text not null check (language in ('de', 'en')),
  is_read boolean not null default false,
  -- When each side has last read it. `is_read` is the seller's mark in lists.
  visitor_read_at timestamptz(3),
  seller_read_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  last_message_at timestamptz(3) not null default now()
);
-- The inquiries about a seller's listings, newest first.
create index inquiry_listing on app.inquiry (listing_id, created_at desc);
-- A visitor's own inquiries: those of the account, and those that were written from its address without signing in.
create index inquiry_account on app.inquiry (account_id) where account_id is not null;
create index inquiry_email on app.inquiry (email);
-- What people without an account have left, by how old it is: for the nightly sweep.
create index inquiry_guest_kept on app.inquiry (last_message_at) where account_id is null;
alter table app.inquiry enable row level security;

create table app.inquiry_message (
  id bigint generated always as identity primary key,
  inquiry_id uuid not null references app.inquiry (id) on delete cascade,
  sender text not null check (sender in ('visitor', 'seller')),
  -- Empty where a picture says it all.
  body text not null,
  at timestamptz(3) not null default now()
);
-- The messages of a thread, in order.
create index inquiry_message_inquiry on app.inquiry_message (inquiry_id, id);
alter table app.inquiry_message enable row level security;
