-- Pictures of messages, private to the two who write to each other. Each belongs to one message of one kind.
create table app.message_image (
  id bigint generated always as identity primary key,
  image_id uuid not null references app.image (id),
  position smallint not null,
  appointment_message_id uuid references app.appointment_message (id) on delete cascade,
  question_message_id bigint references app.question_message (id) on delete cascade,
  inquiry_message_id bigint references app.inquiry_message (id) on delete cascade,
  check (num_nonnulls(appointment_message_id, question_message_id, inquiry_message_id) = 1)
);
-- Whether any message shows an image.
create index message_image_image on app.message_image (image_id);
-- The pictures of a message, and the foreign keys when it goes.
create index message_image_appointment on app.message_image (appointment_message_id) where appointment_message_id is not null;
create index message_image_question on app.message_image (question_message_id) where question_message_id is not null;
create index message_image_inquiry on app.message_image (inquiry_message_id) where inquiry_message_id is not null;
alter table app.message_image enable row level security;
