-- The text of a mail holds links that act for whoever has them: it goes once nobody has to send it any more.
alter table app.outgoing_mail alter column body drop not null;
