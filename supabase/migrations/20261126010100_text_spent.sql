-- When a text message was first handed to the gateway, for the site's budget. It outlives the message, which goes with the account
-- of whom it was for, and names nobody.
create table app.text_spent (
  text_id uuid primary key,
  -- The country's code as the budget knows it: `+49`, or `elsewhere`.
  country text not null,
  spent_at timestamptz not null,
  is_code boolean not null default false
);
create index text_spent_at on app.text_spent (spent_at);
alter table app.text_spent enable row level security;
