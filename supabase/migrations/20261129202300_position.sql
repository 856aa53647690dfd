-- Where things are: the key that areas are searched by, and the point that is shown where the real position is hidden.

-- The 48-bit Morton key of a linear square-degree grid with 2^24 cells per 360 degrees, from micro-degrees: columns
-- (longitude) on the even bits, rows (latitude) on the odd ones. netlify/search computes the same from the same integers.
-- In plpgsql, because it is four times as fast as the same arithmetic in an SQL function that cannot be inlined.
create function app.morton(x integer, y integer) returns bigint
  language plpgsql immutable strict parallel safe
as $$
declare
  c bigint := least((x + 180000000)::bigint * 16777216 / 360000000, 16777215);
  r bigint := (y + 90000000)::bigint * 16777216 / 360000000;
begin
  c := (c | (c << 16)) & 281470681808895;
  r := (r | (r << 16)) & 281470681808895;
  c := (c | (c << 8)) & 71777214294589695;
  r := (r | (r << 8)) & 71777214294589695;
  c := (c | (c << 4)) & 1085102592571150095;
  r := (r | (r << 4)) & 1085102592571150095;
  c := (c | (c << 2)) & 3689348814741910323;
  r := (r | (r << 2)) & 3689348814741910323;
  c := (c | (c << 1)) & 6148914691236517205;
  r := (r | (r << 1)) & 6148914691236517205;
  return c | (r << 1);
end
$$;

-- The secret of the hidden points. It lies here and not in the configuration, because the points have to stay where they are
-- when other keys are changed. Whoever can read this row can read the exact positions beside it anyway.
create table app.position_secret (
  only_one boolean primary key default true check (only_one),
  secret bytea not null
);
alter table app.position_secret enable row level security;
insert into app.position_secret (secret) values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

-- The public position of a listing whose place is hidden: a point of the cell of a fixed grid in which the listing lies, some
-- 500 m wide and high. It depends on the secret and the cell alone. However many listings are offered at one place, and however
-- often one is written anew, nobody learns more than the cell; an offset for each listing could be averaged out.
-- The rows of the grid have equal height from pole to pole (500.05 m). Each is cut into as many cells of at least that width as
-- go around the earth there. The point lies in the middle half of the cell's height and width, so no place of the cell is
-- further away than 0.75 of its diagonal.
create function app.hidden_place(
  latitude double precision, longitude double precision,
  out shown_latitude double precision, out shown_longitude double precision
) language plpgsql stable as $$
declare
  rows_of_grid constant integer := 40026;
  row_number integer := least(floor((latitude + 90) / 180 * rows_of_grid), rows_of_grid - 1);
  middle double precision := radians((row_number + 0.5) / rows_of_grid * 180 - 90);
  cells_of_row integer := greatest(floor(2 * rows_of_grid * cos(middle)), 1);
  cell_number integer := floor((longitude + 180) / 360 * cells_of_row)::integer % cells_of_row;
  key bytea := (select secret from app.position_secret);
  digest bytea := sha256(key || sha256(key || convert_to(row_number || ' ' || cell_number, 'UTF8')));
  north double precision := 0.25 + ((get_byte(digest, 0) * 256 + get_byte(digest, 1)) * 256 + get_byte(digest, 2)) / 33554432.0;
  east double precision := 0.25 + ((get_byte(digest, 3) * 256 + get_byte(digest, 4)) * 256 + get_byte(digest, 5)) / 33554432.0;
begin
  shown_latitude := round(((row_number + north) / rows_of_grid * 180 - 90) * 1000000) / 1000000;
  shown_longitude := round(((cell_number + east) / cells_of_row * 360 - 180) * 1000000) / 1000000;
end
$$;
