import { visitLinkDays } from '../../../../src/contract/booking/appointment.ts';
import type * as contract from '../../../../src/contract/booking/guest-visit.ts';
import { email } from '../../../../src/contract/fields.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { queueMail, siteLink } from '../../messaging/index.ts';
import { guestVisitsMail } from './messages.ts';
import { appointmentLimits, guestVisitsLinkDays, guestVisitsListed, visitShown } from './rules.ts';
import type { VisitRow } from './step-rules.ts';
import * as visitSql from './visit-sql.ts';

/** Somebody without an account finds all visits of an address again, by a link that is mailed to it. */

const visitsOf = (world: Adapters, address: string, now: Date): Promise<VisitRow[]> =>
  visitSql.visitsOfAddress(world.database, address, {
    endedAfter: new Date(now.getTime() - visitLinkDays * 86_400_000),
    limit: guestVisitsListed,
  });

export const mailGuestVisits: Action<typeof contract.mailGuestVisits> = async ({ world, body, caller, language }) => {
  await countUse(world, appointmentLimits.guestLinksPerCaller, caller);
  await countUse(world, appointmentLimits.guestLinksPerAddress, body.email);
  const now = world.clock.now();
  if ((await visitsOf(world, body.email, now)).length === 0) return {};
  const token = await signLink(world.secret, 'guest_visits', body.email, now, guestVisitsLinkDays);
  const link = siteLink(world.siteUrl, language, paths.appointments({ guest: token }));
  await queueMail(world.database, { to: body.email, ...guestVisitsMail(language, link, world.siteUrl) }, now);
  return {};
};

export const listGuestVisits: Action<typeof contract.listGuestVisits> = async ({ world, params, refuse }) => {
  const now = world.clock.now();
  const address = email.safeParse(await readLink(world, 'guest_visits', params.token, now));
  if (!address.success) return refuse('not_found');
  const rows = await visitsOf(world, address.data, now);
  return {
    items: await Promise.all(
      rows.map(async (row) => ({
        appointment: visitShown(row, 'customer', { now, urlOf: (key) => world.images.urlOf(key) }),
        link: await signLink(world.secret, 'visit', row.id, now),
      })),
    ),
  };
};
