-- Months whose books are closed: nothing is issued or booked into them any more. Closing one closes all before it, because what was
-- open at its beginning would change with them. Rows are only added; whoever opens a month again says why.
create table app.books_end (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('closed', 'opened')),
  month text not null check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  reason text check (length(reason) between 1 and 500),
  at timestamptz(3) not null,
  -- Null where the administrator's account is gone.
  made_by uuid references app.account (id) on delete set null,
  check ((kind = 'opened') = (reason is not null))
);
create index books_end_by on app.books_end (made_by) where made_by is not null;
alter table app.books_end enable row level security;
create trigger books_end_kept before update or delete on app.books_end
  for each row execute function app.keep_commission('made_by');
create trigger books_end_not_emptied before truncate on app.books_end
  for each statement execute function app.refuse_change();

-- The last month that is closed; null while none is. Opening one opens all behind it.
create function app.books_closed_through() returns text language sql stable as $$
  select case kind when 'closed' then month else to_char(to_date(month, 'YYYY-MM') - interval '1 day', 'YYYY-MM') end
    from app.books_end order by id desc limit 1
$$;

-- Whoever closes waits for those who are writing, and they for it.
create function app.hold_books(is_alone boolean) returns void language plpgsql as $$
begin
  if is_alone then
    perform pg_advisory_xact_lock(hashtext('app.books_end'));
  else
    perform pg_advisory_xact_lock_shared(hashtext('app.books_end'));
  end if;
end
$$;

create function app.follow_books() returns trigger language plpgsql as $$
begin
  perform app.hold_books(true);
  if new.kind = 'closed' and new.month >= to_char(new.at at time zone 'Europe/Berlin', 'YYYY-MM') then
    raise exception 'Only a month that is over is closed';
  end if;
  if (new.kind = 'opened') is distinct from coalesce(new.month <= app.books_closed_through(), false) then
    raise exception 'The month % is not to be %', new.month, new.kind;
  end if;
  return new;
end
$$;
create trigger books_end_followed before insert on app.books_end for each row execute function app.follow_books();

-- The argument is the column with the day that counts.
create function app.refuse_closed_month() returns trigger language plpgsql as $$
begin
  perform app.hold_books(false);
  if left(to_jsonb(new) ->> tg_argv[0], 7) <= app.books_closed_through() then
    raise exception 'The books of % are closed', left(to_jsonb(new) ->> tg_argv[0], 7);
  end if;
  return new;
end
$$;
create trigger invoice_in_open_month before insert on app.invoice
  for each row execute function app.refuse_closed_month('issued_on');
create trigger payment_in_open_month before insert on app.payment
  for each row execute function app.refuse_closed_month('booked_on');
create trigger bank_line_in_open_month before insert on app.bank_line
  for each row execute function app.refuse_closed_month('booked_on');
