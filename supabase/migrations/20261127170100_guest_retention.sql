-- What the nightly sweep looks for: what people without an account have left, by how old it is.
create index appointment_guest_kept on app.appointment (ends_at)
  where customer_id is null and guest_name is not null and origin in ('site', 'link');
create index inquiry_guest_kept on app.inquiry (last_message_at) where account_id is null;
create index question_guest_kept on app.question (last_message_at) where account_id is null;
create index withdrawal_received on app.withdrawal (received_at);
