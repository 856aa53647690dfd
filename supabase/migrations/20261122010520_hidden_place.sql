-- The public position of a listing whose place is hidden is a point of the cell of a fixed grid in which it lies, some 500 m
-- wide and high. It depends on a secret and the cell alone: however many listings are offered at one place, and however often
-- one is written anew, nobody learns more than the cell. An offset of its own for each could be averaged out.

-- The secret lies here and not in the configuration: the points have to stay where they are when other keys are changed, and
-- whoever can read this row can read the exact positions beside it.
create table app.position_secret (
  only_one boolean primary key default true check (only_one),
  secret bytea not null
);
alter table app.position_secret enable row level security;
insert into app.position_secret (secret) values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

-- Rows of equal height from pole to pole (500.05 m), each cut into as many cells of at least that width as go around the
-- earth there. The point lies in the middle half of the cell's height and width: no place of the cell is further away than
-- 0.75 of its diagonal.
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

update app.listing
   set (public_latitude, public_longitude) = (select * from app.hidden_place(latitude, longitude))
 where not is_position_exact;
