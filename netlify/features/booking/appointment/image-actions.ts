import type { PreparedImage } from '../../../../src/contract/account/image.ts';
import type * as contract from '../../../../src/contract/booking/appointment-image.ts';
import type { ImageId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import {
  type Announced,
  preparedUpload,
  requireKept,
  soundImages,
  unusedVisitPlacesPerHour,
} from '../../account/index.ts';
import * as imageSql from './image-sql.ts';
import { appointmentLimits } from './rules.ts';
import type { VisitAction } from './step-actions.ts';
import { stepNow } from './step-rules.ts';
import { act, detailOf, linkedVisit, type Party, partyOf } from './visit-actions.ts';
import * as visitSql from './visit-sql.ts';

/** What a customer does with the pictures of a visit. */

interface PicturesCall<B> {
  world: Adapters;
  body: B;
  refuse: Refuse<'not_found' | 'wrong_state' | 'too_late' | 'slot_taken' | 'conflict'>;
}

/** Refuses early, before anything is stored or decoded. */
async function requireAllowed(
  { world, refuse }: { world: Adapters; refuse: Refuse<'not_found' | 'wrong_state' | 'too_late'> },
  { id, side }: Party,
): Promise<void> {
  const row = (await visitSql.visitById(world.database, id)) ?? refuse('not_found');
  const step = stepNow(row, { action: 'images', by: side, now: world.clock.now() });
  if (typeof step === 'string') refuse(step, undefined, { state: row.status });
}

async function prepared(
  asked: { world: Adapters; body: Announced; refuse: Refuse<'not_found' | 'wrong_state' | 'too_late'> },
  party: Party,
): Promise<PreparedImage> {
  await requireAllowed(asked, party);
  return preparedUpload(
    asked.world,
    party.id,
    { ...asked.body, purpose: 'visit' },
    unusedVisitPlacesPerHour,
    asked.refuse,
  );
}

const show: VisitAction<{ images: ImageId[] }> = {
  action: 'images',
  does: async ({ transaction, row, body, refuse }) => {
    const named = body.images.map((id) => ({ id }));
    await requireKept(transaction, named, refuse);
    await imageSql.replaceImages(transaction, row.id, body.images);
  },
};

async function put(asked: PicturesCall<{ images: ImageId[] }>, party: Party) {
  const { world, body, refuse } = asked;
  await requireAllowed(asked, party);
  await countUse(world, appointmentLimits.imagesPerVisit, party.id);
  const named = body.images.map((id) => ({ id, alt: '' }));
  const of = { purpose: 'visit', maximum: limits.visitImagesMaximum } as const;
  const sound = await soundImages(world, party.id, named, of, refuse);
  await act({ ...asked, body: { images: sound.map(({ id }) => id) } }, party, show);
  return (await detailOf(world, party)) ?? refuse('not_found');
}

export const prepareAppointmentImage: Action<typeof contract.prepareAppointmentImage> = async (call) =>
  prepared(call, (await partyOf(call.world, call.params.id, call.actor)) ?? call.refuse('not_found'));

export const putAppointmentImages: Action<typeof contract.putAppointmentImages> = async (call) =>
  put(call, (await partyOf(call.world, call.params.id, call.actor)) ?? call.refuse('not_found'));

export const prepareVisitImage: Action<typeof contract.prepareVisitImage> = async (call) =>
  prepared(call, (await linkedVisit(call.world, call.params.token)) ?? call.refuse('not_found'));

export const putVisitImages: Action<typeof contract.putVisitImages> = async (call) =>
  put(call, (await linkedVisit(call.world, call.params.token)) ?? call.refuse('not_found'));
