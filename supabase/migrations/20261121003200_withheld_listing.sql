-- What a suspended account had published is withheld, not asked about at every look: `status = 'published'` stays the
-- whole condition of the indexes and of the cells. Nobody can set or see this status; it ends with the suspension.
alter table app.listing drop constraint listing_status_check;
alter table app.listing add constraint listing_status_check
  check (status in ('draft', 'published', 'paused', 'expired', 'removed', 'withheld'));

create function app.withhold_listings() returns trigger language plpgsql as $$
begin
  if new.suspended_at is null then
    update app.listing set status = 'published' where owner_id = new.id and status = 'withheld';
  else
    update app.listing set status = 'withheld' where owner_id = new.id and status = 'published';
  end if;
  return null;
end
$$;
create trigger account_suspended after update of suspended_at on app.account
  for each row when ((old.suspended_at is null) <> (new.suspended_at is null))
  execute function app.withhold_listings();

update app.listing set status = 'withheld'
  from app.account
 where account.id = listing.owner_id and account.suspended_at is not null and listing.status = 'published';
