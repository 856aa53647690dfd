-- One more kind of news: the other side of a visit runs late.
alter table app.notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check check (kind in (
    'appointment_requested', 'appointment_booked', 'appointment_accepted', 'appointment_declined', 'appointment_cancelled',
    'appointment_moved', 'appointment_proposed', 'appointment_proposal_answered', 'appointment_expired',
    'appointment_message', 'appointment_reminder', 'appointment_late', 'appointment_completed', 'review_received', 'system'));
