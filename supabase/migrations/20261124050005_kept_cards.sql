-- Which cards stay public when a smaller plan begins is the provider's choice; those that it hides come back with a larger one.
alter table app.service_card
  add column stays_at_smaller boolean not null default false,
  add column is_hidden_by_plan boolean not null default false;
