import type * as contract from '../../../../src/contract/booking/appointment-actions.ts';
import type { ReceivedBy } from '../../../../src/contract/endpoint.ts';
import { piecesAt } from '../../../calendar/visit.ts';
import { calendarsOf } from '../../../ground/calendars.ts';
import type { Agreed } from './change-rules.ts';
import { bindsCustomer, changedItems, isPicked, lastingItems } from './change-rules.ts';
import * as changeSql from './change-sql.ts';
import { SlotTaken } from './request-actions.ts';
import { agreedVisit, pickedFrom } from './rules.ts';
import { clearHolds, ownCards } from './sql.ts';
import type { ActingVisit, VisitAction } from './step-actions.ts';
import { isOwnEntry } from './step-rules.ts';
import { byAccount } from './visit-actions.ts';
import * as visitSql from './visit-sql.ts';

type Changed = ReceivedBy<typeof contract.changeAppointment>['body'];

/** The services and the price after a change. A service already booked keeps its agreed price. */
async function resolveChange(acting: ActingVisit<Changed>, before: Agreed): Promise<Agreed> {
  const { transaction, row, body, now, refuse } = acting;
  const own = body.cards === undefined ? [] : await ownCards(transaction, row.providerId);
  const kept = [...before.items];
  const named = body.cards?.map((pick) => {
    const at = kept.findIndex((item) => isPicked(item, pick));
    return at < 0 ? (pickedFrom(own, pick) ?? refuse('not_found')) : kept.splice(at, 1)[0];
  });
  const services = named?.filter((item) => item !== undefined) ?? before.items;
  const items = lastingItems(services, body.durationMinutes) ?? refuse('invalid', { durationMinutes: 'number' });
  const last = services.at(-1);
  const card = last === before.items.at(-1) ? undefined : own.find(({ id }) => id === last?.id);
  const [calendar] = card === undefined ? [] : await calendarsOf(transaction, [row.providerId], now);
  const bufferMinutes =
    card === undefined ? row.bufferMinutes : (card.bufferMinutes ?? calendar?.bufferAfterMinutes ?? row.bufferMinutes);
  const priced = changedItems({ ...row, items: before.items }, items, body.priceCents);
  return {
    ...priced,
    items: priced.items.map(({ id, name, category, priceCents, priceUnit, durationMinutes, parts, options }) => ({
      id,
      name,
      category,
      priceCents,
      priceUnit,
      durationMinutes,
      parts,
      options,
    })),
    bufferMinutes,
  };
}

/** At once where it binds nobody or nobody is asked; else it is proposed, and the old visit stays until the customer agrees. */
const change: VisitAction<Changed> = {
  action: 'change',
  takesTime: true,
  canUndo: 'is done',
  does: async (acting) => {
    const { transaction, row, body, now, refuse, tell } = acting;
    const staff = body.staffId ?? row.staff.id;
    if (staff !== row.staff.id && !(await visitSql.isActiveStaff(transaction, row.providerId, staff)))
      return refuse('invalid', { staffId: 'notInList' });
    const before = await changeSql.agreedOf(transaction, row);
    const agreed = await resolveChange(acting, before);
    const start = Date.parse(row.start);
    const pieces = piecesAt(agreedVisit(agreed, agreed.items), start);
    if (await visitSql.isBusy(transaction, staff, { pieces, except: row.id, now })) throw new SlotTaken();
    const asks = !isOwnEntry(row) && bindsCustomer({ agreed: before, staff: row.staff.id }, { agreed, staff });
    if (asks) {
      await changeSql.proposeChange(transaction, row.id, { agreed, start: row.start, staff, now });
      await tell({ kind: 'appointment_proposed', to: 'customer' });
    } else {
      await clearHolds(transaction, row.providerId, { now });
      await changeSql.changeVisit(transaction, row.id, { agreed, start, staff, comingAt: row.comingAt, now });
      await tell({ kind: 'appointment_moved', to: 'customer', occasion: 'changed', by: 'provider' });
    }
  },
};

export const changeAppointment = byAccount(change);
