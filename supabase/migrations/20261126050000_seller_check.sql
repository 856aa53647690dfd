-- As what a seller offers, in the seller's own words. What was checked of it stands in app.verification.
alter table app.account
  add column seller_role text check (seller_role in ('owner', 'broker', 'salesperson', 'developer'));

-- A seller's license is checked like a qualification: that of a broker, of a salesperson under a broker, or a developer's
-- license to sell what is not built yet. Its name is whose it is, or the project's.
alter table app.verification
  add column role text check (role in ('broker', 'salesperson', 'developer')),
  add column licence_number text check (length(licence_number) between 1 and 40),
  add column broker_name text check (length(broker_name) between 1 and 120),
  add column broker_number text check (length(broker_number) between 1 and 40),
  drop constraint verification_kind_check,
  add constraint verification_kind_check check (kind in ('identity', 'qualification', 'licence')),
  drop constraint verification_check,
  add constraint verification_named_check check ((kind <> 'identity') = (name is not null)),
  drop constraint verification_check1,
  add constraint verification_ends_check check (kind <> 'identity' or valid_until is null),
  add constraint verification_licence_check
    check ((kind = 'licence') = (role is not null) and (kind = 'licence') = (licence_number is not null)),
  add constraint verification_broker_check
    check (coalesce(role = 'salesperson', false) = (broker_name is not null)
           and (broker_name is null) = (broker_number is null));

-- Qualifications and licenses wait in one queue.
create index verification_proof_pending on app.verification (submitted_at, id) where state = 'pending' and kind <> 'identity';
create index verification_proof_decided on app.verification (decided_at desc, id)
  where state <> 'pending' and kind <> 'identity';
-- The badges on the listings of a seller.
create index verification_licence on app.verification (account_id) where kind = 'licence' and state = 'approved';
