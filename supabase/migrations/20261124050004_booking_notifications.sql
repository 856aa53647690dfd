-- What a provider is told of bookings, apart from everything else; and from when until when no text message goes out, in hours
-- of the provider's clock. Whoever wanted no mails wants none of bookings.
alter table app.account
  add column booking_emails boolean not null default true,
  add column quiet_from smallint not null default 21 check (quiet_from between 18 and 23),
  add column quiet_until smallint not null default 8 check (quiet_until between 5 and 11);
update app.account set booking_emails = false where not email_notifications and type = 'provider';
