-- The row of a deleted account stays, empty, because what others need refers to it. Suspended for good: nobody signs in to it,
-- and nothing of it is public.
alter table app.account
  add column deleted_at timestamptz,
  add constraint account_deleted_check check (deleted_at is null or suspended_at is not null);
