-- Records of money stay as they were written, and for as long as the law says. A row may be deleted once so many years have passed
-- since the end of the year of its day: by the clock of the database, whoever deletes. Before that only a reference may be emptied,
-- to a visit or an account that goes. Arguments: years, the column of the day, the reference or '', and for rows without a day of
-- their own the table whose day counts and the column that leads to it.
create function app.keep_years() returns trigger language plpgsql as $$
declare
  reference text := nullif(tg_argv[2], '');
  before jsonb := to_jsonb(old);
  after jsonb;
  counted text := before ->> tg_argv[1];
begin
  if tg_op = 'UPDATE' then
    after := to_jsonb(new);
    if after ->> reference is null and after - reference = before - reference then
      return new;
    end if;
  else
    if tg_nargs > 3 then
      execute format('select owner.%I::text from app.%I owner where owner.id = $1', tg_argv[1], tg_argv[3])
         into counted using (before ->> tg_argv[4])::uuid;
    end if;
    if extract(year from counted::date) + tg_argv[0]::integer < extract(year from current_date) then
      return old;
    end if;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

create or replace trigger customer_invoice_kept before update or delete on app.customer_invoice
  for each row execute function app.keep_years('0', 'kept_until', 'appointment_id');
create or replace trigger customer_invoice_taken_back_kept before update or delete on app.customer_invoice_taken_back
  for each row execute function app.keep_years('0', 'kept_until', '', 'customer_invoice', 'invoice_id');
create or replace trigger customer_invoice_file_kept before update or delete on app.customer_invoice_file
  for each row execute function app.keep_years('0', 'kept_until', '', 'customer_invoice', 'invoice_id');
-- The shortest of the three countries. The document itself knows its own.
create or replace trigger customer_payment_kept before update or delete on app.customer_payment
  for each row execute function app.keep_years('7', 'paid_on', '');
create or replace trigger customer_payment_end_kept before update or delete on app.customer_payment_end
  for each row execute function app.keep_years('7', 'paid_on', '', 'customer_payment', 'payment_id');
create index customer_invoice_kept_until on app.customer_invoice (kept_until);

create or replace trigger invoice_kept before update or delete on app.invoice
  for each row execute function app.keep_years('0', 'kept_until', '');
create or replace trigger invoice_commission_kept before update or delete on app.invoice_commission
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');
create or replace trigger invoice_taken_back_kept before update or delete on app.invoice_taken_back
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');
create or replace trigger invoice_file_kept before update or delete on app.invoice_file
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');
create or replace trigger invoice_reminder_kept before update or delete on app.invoice_reminder
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');
create or replace trigger debit_kept before update or delete on app.debit
  for each row execute function app.keep_years('0', 'kept_until', '', 'invoice', 'invoice_id');
create or replace trigger payment_kept before update or delete on app.payment
  for each row execute function app.keep_years('8', 'booked_on', 'made_by');
create index invoice_kept_until on app.invoice (kept_until);

create or replace trigger commission_line_kept before update or delete on app.commission_line
  for each row execute function app.keep_years('8', 'created_at', 'appointment_id');
create or replace trigger commission_objection_kept before update or delete on app.commission_objection
  for each row execute function app.keep_years('8', 'created_at', '', 'commission_line', 'line_id');
create or replace trigger commission_decision_kept before update or delete on app.commission_decision
  for each row execute function app.keep_years('8', 'created_at', 'decided_by', 'commission_line', 'line_id');
create or replace trigger commission_end_kept before update or delete on app.commission_end
  for each row execute function app.keep_years('8', 'created_at', '', 'commission_line', 'line_id');

create or replace trigger bank_line_kept before update or delete on app.bank_line
  for each row execute function app.keep_years('8', 'booked_on', '');
create or replace trigger bank_line_aside_kept before update or delete on app.bank_line_aside
  for each row execute function app.keep_years('8', 'said_at', 'said_by');
create or replace trigger bank_file_kept before update or delete on app.bank_file
  for each row execute function app.keep_years('8', 'read_at', 'read_by');
create or replace trigger debit_collection_kept before update or delete on app.debit_collection
  for each row execute function app.keep_years('8', 'made_at', 'made_by');
create or replace trigger debit_collection_end_kept before update or delete on app.debit_collection_end
  for each row execute function app.keep_years('8', 'ended_at', 'ended_by');
create or replace trigger debit_mandate_end_kept before update or delete on app.debit_mandate_end
  for each row execute function app.keep_years('8', 'ended_at', '');
create or replace trigger vat_check_kept before update or delete on app.vat_check
  for each row execute function app.keep_years('8', 'asked_at', '');
create or replace trigger plan_choice_kept before update or delete on app.plan_choice
  for each row execute function app.keep_years('8', 'chosen_at', '');
create index bank_line_booked_on on app.bank_line (booked_on);

create or replace trigger tax_request_kept before update or delete on app.tax_request
  for each row execute function app.keep_years('10', 'made_on', '');

create or replace function app.keep_mandate() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - array['sealed', 'key_id'] = to_jsonb(old) - array['sealed', 'key_id'] then
    return new;
  end if;
  if tg_op = 'DELETE' and extract(year from old.signed_on) + 8 < extract(year from current_date) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

-- What was sent may only be sealed anew, and forget who has sent it. Ten years from the end of the reported year it may go.
create or replace function app.keep_filing() returns trigger language plpgsql as $$
declare
  free text[] := array['sealed', 'key_id', 'made_by', 'sent_by'];
  is_sent boolean;
  reported integer;
begin
  if tg_table_name = 'tax_filing' then
    is_sent := (to_jsonb(old) ->> 'sent_at') is not null;
    reported := (to_jsonb(old) ->> 'year')::integer;
  else
    select filing.sent_at is not null, filing.year into is_sent, reported
      from app.tax_filing filing where filing.id = (to_jsonb(old) ->> 'filing_id')::uuid;
  end if;
  if tg_op = 'DELETE' then
    if is_sent and reported + 10 >= extract(year from current_date) then
      raise exception '% was sent', tg_table_name;
    end if;
    return old;
  end if;
  if to_jsonb(new) - free = to_jsonb(old) - free
     or (tg_table_name = 'tax_filing' and not is_sent and to_jsonb(new) - free - 'sent_at' = to_jsonb(old) - free - 'sent_at') then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;

create function app.keep_seller() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - array['sealed', 'key_id'] = to_jsonb(old) - array['sealed', 'key_id'] then
    return new;
  end if;
  if tg_op = 'DELETE' and extract(year from old.kept_at) + 10 < extract(year from current_date) then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger last_seller_kept before update or delete on app.last_seller for each row execute function app.keep_seller();

select app.open_to_site();
