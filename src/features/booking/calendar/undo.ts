import { toast } from '#ui/toast.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { settleDeeds, undoDeed, undoSeconds } from '../../../contract/booking/appointment-undo.ts';
import { listClients } from '../../../contract/booking/client.ts';
import { changedByVisit } from './changed-by-visit.ts';

/**
 * What was just done and can be taken back: by the button of its message, or by Ctrl+Z, the last one first. It outlives the dialog
 * and the screen in which it was done. When the time is over the server is asked to carry it out; a browser that was closed is
 * replaced by the server's schedule.
 */

export interface Offer {
  /** By which the server knows it. */
  id: string;
  /** What was done, and the words of the button and of what comes of it. */
  said: string;
  undo: string;
  undone: string;
}

const shownMilliseconds = undoSeconds * 1000;
/** The server's clock began a moment later. */
const settleMilliseconds = shownMilliseconds + 500;

interface Open extends Offer {
  /** Takes the message away, whose button would do nothing any more. */
  close: () => void;
}

const offers: Open[] = [];

const refreshAll = (): Promise<unknown> => Promise.all([...changedByVisit, listClients].map((asked) => refresh(asked)));

function forget(offer: Open): boolean {
  const at = offers.indexOf(offer);
  if (at < 0) return false;
  offers.splice(at, 1);
  offer.close();
  if (offers.length === 0) removeEventListener('keydown', undoByKey);
  return true;
}

async function takeBack(offer: Open): Promise<void> {
  if (!forget(offer)) return;
  try {
    await call(undoDeed, { params: { id: offer.id } });
    toast.success(offer.undone);
  } catch (problem) {
    toast.error((problem as ApiError).sentence);
  }
  await refreshAll();
}

const isTyping = (place: EventTarget | null): boolean =>
  place instanceof HTMLElement && (place.isContentEditable || place.matches('input, textarea, select'));

function undoByKey(event: KeyboardEvent): void {
  const last = offers.at(-1);
  const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
  // What is typed has an undo of its own.
  if (!isUndo || last === undefined || isTyping(event.target)) return;
  event.preventDefault();
  void takeBack(last);
}

/** Nothing is lost where the call fails: the schedule does the same. */
async function settleSoon(offer: Open): Promise<void> {
  forget(offer);
  await call(settleDeeds, {}, { isUnasked: true }).catch(() => undefined);
  await refreshAll();
}

/** Says what was done, and offers to take it back for ten seconds. */
export function offerUndo(offer: Offer): void {
  if (offers.length === 0) addEventListener('keydown', undoByKey);
  const open: Open = { ...offer, close: () => undefined };
  open.close = toast.success(offer.said, {
    label: offer.undo,
    onPress: () => void takeBack(open),
    milliseconds: shownMilliseconds,
  });
  offers.push(open);
  setTimeout(() => void settleSoon(open), settleMilliseconds);
}
