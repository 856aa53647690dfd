import type { Adapters, AddressRefusal } from '../../adapters/ports.ts';
import { runMilliseconds, runTexts } from './rules.ts';
import { type ClaimedText, claimDueText, markTextFailed, markTextRefused, markTextSent } from './sql.ts';

/** True if the gateway accepted the message. A failure is noted in the row, for the next attempt and for people. */
async function deliver(world: Adapters, message: ClaimedText): Promise<boolean> {
  const { id, to, text } = message;
  let refusal: AddressRefusal | undefined;
  try {
    refusal = await world.texter.send({ to, text }, id);
  } catch (cause) {
    await markTextFailed(world, message, cause);
    return false;
  }
  if (refusal !== undefined) {
    await markTextRefused(world, message, refusal);
    return false;
  }
  // Without this update the message would go out again, so it is tried twice.
  await markTextSent(world, message).catch(() => markTextSent(world, message));
  return true;
}

/** Delivers due messages one after the other. Several may run at once: each message is claimed by one of them. */
export async function deliverDueTexts(world: Adapters): Promise<{ sent: number; failed: number }> {
  const delivered = { sent: 0, failed: 0 };
  const started = world.clock.now();
  const isOver = (): boolean =>
    delivered.sent + delivered.failed >= runTexts || world.clock.now().getTime() - started.getTime() > runMilliseconds;
  while (!isOver()) {
    const message = await claimDueText(world, world.clock.now());
    if (message === undefined) break;
    delivered[(await deliver(world, message)) ? 'sent' : 'failed'] += 1;
  }
  return delivered;
}
