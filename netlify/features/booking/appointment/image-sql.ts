import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

export interface VisitImage {
  id: ImageId;
  /** Pixels. */
  width: number;
  height: number;
}

/** Of several visits, each in its order. */
export const imagesOf = (
  database: Database,
  visits: readonly AppointmentId[],
): Promise<(VisitImage & { visit: AppointmentId })[]> =>
  database.query<VisitImage & { visit: AppointmentId } & Record<string, unknown>>(
    `select shown.appointment_id as visit, image.id, image.width, image.height
       from app.appointment_image shown join app.image image on image.id = shown.image_id
      where shown.appointment_id = any($1::uuid[])
      order by shown.appointment_id, shown.position`,
    [visits],
  );

/** Of a visit whose row is locked. What is not named any more goes with the sweep of images. */
export async function replaceImages(
  transaction: Database,
  id: AppointmentId,
  images: readonly ImageId[],
): Promise<void> {
  await transaction.query('delete from app.appointment_image where appointment_id = $1', [id]);
  await transaction.query(
    `insert into app.appointment_image (appointment_id, position, image_id)
     select $1, place - 1, image from unnest($2::uuid[]) with ordinality as named (image, place)`,
    [id, images],
  );
}
