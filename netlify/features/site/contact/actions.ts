import type { ContactMessageId } from '../../../../src/contract/contact-message.ts';
import type * as contract from '../../../../src/contract/site/contact.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import type { Actor } from '../../../session/actor.ts';
import { accountById } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { contactMail } from './messages.ts';
import { contactLimits, contactLink } from './rules.ts';
import * as sql from './sql.ts';

/** The confirmed address of the signed-in writer; null if there is none. */
async function confirmedAddressOf({ database }: Adapters, actor: Actor | undefined): Promise<string | null> {
  const account = actor?.isEmailVerified === true ? await accountById(database, actor.id) : undefined;
  return account?.email ?? null;
}

/** Stores the message and queues its mail in one transaction. */
async function addAndTell(
  world: Adapters,
  transaction: Database,
  written: sql.NewContactMessage & { signedInAs: string | null },
): Promise<ContactMessageId | undefined> {
  const now = world.clock.now();
  const id = await sql.addContactMessage(transaction, written, now);
  if (id === undefined) return undefined;
  const mail = contactMail({ ...written, link: contactLink(world.siteUrl) });
  await queueMail(transaction, { to: world.supportEmail, replyTo: written.email, ...mail }, now);
  return id;
}

/** If the id is taken by the same message, its first answer was lost. If by another one, the message gets a new id. */
export const sendContactMessage: Action<typeof contract.sendContactMessage> = async (call) => {
  const { world, body, actor, language, caller, refuse } = call;
  await countUse(world, contactLimits.messagesPerCaller, caller);
  const written = {
    ...body,
    id: body.id,
    account: actor?.id,
    language,
    signedInAs: await confirmedAddressOf(world, actor),
  };
  const id = await world.database.transaction(async (transaction) => {
    const added = await addAndTell(world, transaction, written);
    if (added !== undefined) return added;
    if (await sql.hasCome(transaction, written)) return written.id;
    return addAndTell(world, transaction, { ...written, id: undefined });
  });
  if (id === undefined) return refuse('internal');
  return { id };
};
