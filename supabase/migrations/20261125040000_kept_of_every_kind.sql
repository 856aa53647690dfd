-- The owner chooses beforehand who stays bookable and which listings stay public when a smaller plan begins, as it is with cards.
-- What the plan alone has hidden comes back with a larger one.
alter table app.staff
  add column stays_at_smaller boolean not null default false,
  add column is_hidden_by_plan boolean not null default false;
alter table app.listing
  add column stays_at_smaller boolean not null default false,
  add column is_hidden_by_plan boolean not null default false;

-- Whatever the owner, the clock or the administration does with a listing afterwards, it is not the plan any more that hides it.
create function app.forget_hidden_by_plan() returns trigger language plpgsql as $$
begin
  new.is_hidden_by_plan := false;
  return new;
end $$;
create trigger listing_not_hidden_by_plan before update of status on app.listing
  for each row when (old.is_hidden_by_plan and new.status <> 'draft')
  execute function app.forget_hidden_by_plan();
