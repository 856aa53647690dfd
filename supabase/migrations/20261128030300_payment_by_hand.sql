-- Null: no statement has told of it. Of the account for pesos there are none that a program reads, so an administrator enters what came.
alter table app.bank_line alter column file_id drop not null;
