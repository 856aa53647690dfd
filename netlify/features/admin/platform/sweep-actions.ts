import { sweptDays } from '../../../../src/contract/admin/retention.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { deleteSentBefore } from '../../../ground/sent-once.ts';
import { deleteUsesBefore } from '../../../http/limit.ts';
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
import {
  deleteGuestQuestionsBefore,
  deleteInvitationsBefore,
  deleteProviderVisitorsBefore,
} from '../../services/index.ts';
import { deleteAssignmentsBefore } from '../admin/case-sql.ts';
import { deleteContactBefore } from '../admin/desk-sql.ts';
import { letImagesGo } from '../report/hold-sql.ts';
import { complaintsSince, keptSince } from '../report/rules.ts';
import { deleteCasesBefore } from '../report/sql.ts';
import { daysBefore, keptDays } from './rules.ts';
import { deleteLogBefore } from './sql.ts';

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
    invitations: await deleteInvitationsBefore(database, daysBefore(now, keptDays.links)),
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
    assignments: await deleteAssignmentsBefore(database, daysBefore(now, keptDays.assignments)),
    sentMessages: await deleteSentBefore(database, daysBefore(now, keptDays.sentMessages)),
  };
}

/** Run by the schedule every night. Only the visitor hashes of today and yesterday are kept. */
export const runOldVisitors = async ({ database, clock }: Adapters): Promise<{ visitors: number }> => {
  const yesterday = philippineDay(clock.now(), 1);
  const ofListings = await deleteVisitorsBefore(database, yesterday);
  return { visitors: ofListings + (await deleteProviderVisitorsBefore(database, yesterday)) };
};
