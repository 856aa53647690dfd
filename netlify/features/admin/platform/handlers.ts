import * as contract from '../../../../src/contract/admin/platform.ts';
import { sweptDays } from '../../../../src/contract/admin/privacy.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { deleteSentBefore } from '../../../ground/sent-once.ts';
import { answer, tokenTextAnswer } from '../../../http/answer.ts';
import { deleteUsesBefore } from '../../../http/limit.ts';
import { log } from '../../../http/log.ts';
import { standbyState } from '../../../http/standby.ts';
import {
  deleteCallersBefore,
  deleteCodesBefore,
  deleteDevicesBefore,
  deleteLinksBefore,
  deleteResetRequestsBefore,
  deleteStepsBefore,
  forgetTrials,
  oldestResetRequest,
} from '../../account/index.ts';
import { deleteWithdrawalsBefore, forgetGuestsBefore } from '../../booking/index.ts';
import {
  deleteMailsBefore,
  deleteNotificationsBefore,
  deleteSpentBefore,
  deleteTextLinksBefore,
  deleteTextsBefore,
  deleteUnaskedRefusals,
  forgetTexts,
} from '../../messaging/index.ts';
import { deleteGuestInquiriesBefore, deleteVisitorsBefore, philippineDay } from '../../property/index.ts';
import { deleteGuestQuestionsBefore, deleteProviderVisitorsBefore } from '../../services/index.ts';
import { deleteContactBefore } from '../admin/desk-sql.ts';
import { letImagesGo } from '../report/hold-sql.ts';
import { complaintsSince, keptSince } from '../report/rules.ts';
import { deleteCasesBefore } from '../report/sql.ts';
import { metricsOf } from './actions.ts';
import { runCacheChanges } from './cache-actions.ts';
import { daysBefore, describeContract, keptDays, partsShown } from './rules.ts';
import { deleteLogBefore, failedServices, isReachable, lackingMigration, waitingIn } from './sql.ts';

export const health = answer(contract.health, async ({ world }) => {
  await isReachable(world.database);
  return { status: 'ok' as const };
});

/** Readiness for traffic: the database has the schema that this code expects. */
export const ready = answer(contract.ready, async ({ world, refuse }) => {
  const known = await world.migrations();
  const lacking = await lackingMigration(world.database, known);
  if (lacking !== undefined) {
    log({ level: 'error', event: 'not ready', ...lacking });
    return refuse('unavailable');
  }
  const standby = await standbyState(world);
  const isDiskFull = await world.isDiskFull?.();
  const parts = {
    ...partsShown(await failedServices(world.database), await waitingIn(world.database, world.clock.now())),
    ...(standby === undefined ? {} : { standby }),
    ...(isDiskFull === undefined ? {} : { disk: isDiskFull ? ('full' as const) : ('ok' as const) }),
  };
  return { status: 'ready' as const, migration: known.at(-1)?.version ?? '', parts };
});

let described: ReturnType<typeof describeContract> | undefined;

/** Written once a process: it takes a quarter of a second, and anybody may ask. */
export const openapi = answer(contract.openapi, () => Promise.resolve((described ??= describeContract())));

/** For Prometheus, by the operator's token. */
export const metrics = tokenTextAnswer({
  path: '/metrics',
  type: 'text/plain; version=0.0.4; charset=utf-8',
  tokenOf: ({ metricsToken }) => metricsToken,
  handle: (world) => metricsOf(world),
});

/** Run by the schedule every night: deletes rows that are no longer needed. */
export async function runOldRows(world: Adapters) {
  const { clock, database } = world;
  const now = clock.now();
  return {
    uses: await deleteUsesBefore(database, daysBefore(now, keptDays.uses)),
    steps: await deleteStepsBefore(database, now),
    devices: await deleteDevicesBefore(database, now),
    callers: await deleteCallersBefore(database, daysBefore(now, keptDays.callers)),
    links: await deleteLinksBefore(database, daysBefore(now, keptDays.links)),
    resets: await deleteResetRequestsBefore(database, oldestResetRequest(now)),
    mails: await deleteMailsBefore(database, daysBefore(now, keptDays.mails)),
    texts: await forgetTexts(world),
    refusals: await deleteUnaskedRefusals(database),
    codes: await deleteCodesBefore(database, now),
    notifications: await deleteNotificationsBefore(database, daysBefore(now, keptDays.notifications)),
    sms: await deleteTextsBefore(database, daysBefore(now, keptDays.mails)),
    textLinks: await deleteTextLinksBefore(database, daysBefore(now, keptDays.textLinks)),
    spent: await deleteSpentBefore(database, daysBefore(now, keptDays.spentTexts)),
    trials: await forgetTrials(database, now),
    support: await deleteContactBefore(database, daysBefore(now, sweptDays.contact_message)),
    guests: await forgetGuestsBefore(database, daysBefore(now, sweptDays.appointment)),
    inquiries: await deleteGuestInquiriesBefore(database, daysBefore(now, sweptDays.inquiry)),
    questions: await deleteGuestQuestionsBefore(database, daysBefore(now, sweptDays.question)),
    withdrawals: await deleteWithdrawalsBefore(database, daysBefore(now, sweptDays.withdrawal)),
    log: await deleteLogBefore(database, {
      calls: daysBefore(now, sweptDays.staff_call),
      deeds: daysBefore(now, sweptDays.audit),
    }),
    reports: await deleteCasesBefore(database, keptSince(now)),
    takenImages: await letImagesGo(database, complaintsSince(now)),
    sentMessages: await deleteSentBefore(database, daysBefore(now, keptDays.sentMessages)),
  };
}

/** Run by the schedule every night. Only the visitor hashes of today and yesterday are kept. */
export const runOldVisitors = async ({ database, clock }: Adapters): Promise<{ visitors: number }> => {
  const yesterday = philippineDay(clock.now(), 1);
  const ofListings = await deleteVisitorsBefore(database, yesterday);
  return { visitors: ofListings + (await deleteProviderVisitorsBefore(database, yesterday)) };
};

export const runCdnNews = runCacheChanges;
