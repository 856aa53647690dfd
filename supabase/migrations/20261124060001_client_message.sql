-- Whom the provider has entered is told of their visit by the address or number that was typed, unless the provider does not want
-- it. How many such texts and mails went out is counted by the month of UTC.
alter table app.provider
  add column tells_clients boolean not null default true,
  add column client_month date,
  add column client_texts integer not null default 0 check (client_texts >= 0),
  add column client_mails integer not null default 0 check (client_mails >= 0);
