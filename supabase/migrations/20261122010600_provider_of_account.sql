-- Whoever registered to offer services before registration made this row, and so could not be found or seen. They stand at the
-- middle of their postal code, or of those that share the most of its first digits, as searches place an unknown code.
-- Until now registration took German codes only.
insert into app.provider (account_id, public_latitude, public_longitude)
select account.id, place.latitude, place.longitude
  from app.account account
 cross join lateral (
   select avg(known.latitude) as latitude, avg(known.longitude) as longitude
     from app.postal_code known
     join generate_series(1, 5) digits on left(known.code, digits) = left(account.zip, digits)
    where known.country = 'de'
    group by digits order by digits desc limit 1) as place
 where account.type = 'provider'
on conflict (account_id) do nothing;
