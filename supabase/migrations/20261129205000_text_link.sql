-- The short links of text messages, one a message: a signed link would be longer than the message. A link ends with its visit.
create table app.text_link (
  -- The hash of the token: whoever reads the table can open nothing.
  token_hash bytea primary key,
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  side text not null check (side in ('customer', 'provider')),
  -- It was sent to somebody without an account, whom it shows the visit as it is.
  is_guest boolean not null,
  -- It leads to the booking of the times that are offered instead of the visit's.
  is_offer boolean not null,
  sent_at timestamptz(3) not null
);
create index text_link_visit on app.text_link (appointment_id);
alter table app.text_link enable row level security;
