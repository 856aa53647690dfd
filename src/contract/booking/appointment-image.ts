import * as z from 'zod/mini';
import { announcedImage, preparedImage } from '../account/image.ts';
import { endpoint } from '../endpoint.ts';
import { imageId, opaque } from '../fields.ts';
import { limits } from '../limits.ts';
import { appointmentId } from './appointment.ts';
import { appointmentDetail } from './appointment-detail.ts';

/**
 * Pictures that a customer adds to a visit until its start. Both parties see them in the visit, nobody else does. Whoever has
 * the link of a visit is its customer: the same calls stand below /visit/:token.
 */

const byAccount = { access: 'signed-in', params: z.object({ id: appointmentId }) } as const;
const byLink = { access: 'anyone', params: z.object({ token: opaque(600) }) } as const;

const prepared = {
  body: z.object(announcedImage),
  response: preparedImage,
  status: 201,
  refusals: ['not_found', 'wrong_state', 'too_late'],
} as const;

const put = {
  /** All that the visit shows from now on, in this order; none takes them all away. */
  body: z.object({ images: z.array(imageId).check(z.maxLength(limits.visitImagesMaximum, 'visitImages')) }),
  response: appointmentDetail,
  refusals: ['not_found', 'wrong_state', 'too_late', 'slot_taken', 'conflict'],
} as const;

export const prepareAppointmentImage = endpoint('POST /appointments/:id/images', {
  ...byAccount,
  ...prepared,
  summary: 'A signed place to PUT one picture for a visit; its customer asks',
});

export const putAppointmentImages = endpoint('PUT /appointments/:id/images', {
  ...byAccount,
  ...put,
  summary: 'The pictures that the provider sees beside a visit; until its start',
});

export const prepareVisitImage = endpoint('POST /visit/:token/images', {
  ...byLink,
  ...prepared,
  summary: 'A signed place to PUT one picture for a visit, by the link of the visit',
});

export const putVisitImages = endpoint('PUT /visit/:token/images', {
  ...byLink,
  ...put,
  summary: 'The pictures that the provider sees beside a visit, by the link of the visit',
});
