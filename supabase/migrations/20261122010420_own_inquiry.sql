-- Whoever wrote while signed in finds the thread again; an account that ends leaves it to the other side.
alter table app.inquiry add column account_id uuid references app.account (id) on delete set null;
create index inquiry_account on app.inquiry (account_id) where account_id is not null;
-- What was written from the address before there was an account, or without signing in.
create index inquiry_email on app.inquiry (email);
