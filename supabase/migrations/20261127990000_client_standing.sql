alter table app.client add column standing text check (standing in ('success', 'warning', 'danger'));
