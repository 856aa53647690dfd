-- "Heute krank" can be taken back as any other cancellation: what it cancels waits, and its blocks are known by the deed.
alter table app.appointment_undo
  add column alternatives jsonb not null default '[]',
  drop constraint appointment_undo_action_check,
  add constraint appointment_undo_action_check
    check (action in ('cancel', 'ill', 'no-show', 'complete', 'paid', 'entry', 'move', 'change'));

alter table app.block add column deed uuid;
create index block_deed on app.block (deed) where deed is not null;
