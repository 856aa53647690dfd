-- A draft that goes public by itself once its seller's e-mail address is confirmed; says nothing of any other status.
alter table app.listing add column awaits_confirmation boolean not null default false;
