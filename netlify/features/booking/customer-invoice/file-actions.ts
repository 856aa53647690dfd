import { visitLinkDays } from '../../../../src/contract/booking/appointment.ts';
import { type AccountId, identifier } from '../../../../src/contract/fields.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { errorFacts, log } from '../../../http/log.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { filesOf } from '../../billing/index.ts';
import { linkDaysOf, plainName, queueMail } from '../../messaging/index.ts';
import * as sql from './file-sql.ts';
import { customerInvoiceMail } from './messages.ts';
import { markOf } from './settings-actions.ts';

/** The page of the visit for its customer; undefined once nobody can open it. */
async function visitLink(world: Adapters, unsent: sql.Unsent, now: Date): Promise<string | undefined> {
  const { visitId, visitEnd, hasAccount, document } = unsent;
  if (visitId === null || visitEnd === null) return undefined;
  if (hasAccount) return world.siteUrl + addressIn(document.language, paths.appointment(visitId));
  if (now.getTime() > Date.parse(visitEnd) + visitLinkDays * 86_400_000) return undefined;
  const token = await signLink(world.secret, 'visit', visitId, now, linkDaysOf(visitEnd, now));
  return world.siteUrl + addressIn(document.language, paths.visit(token));
}

/** Makes the files of one document and queues its mail with them: whoever is killed before has done nothing, and after it all. */
async function sendOne(world: Adapters, unsent: sql.Unsent): Promise<boolean> {
  const { id, mailedTo, document, replyTo } = unsent;
  const now = world.clock.now();
  const files = await filesOf(document, await markOf(world, unsent.owner), now);
  const link = await visitLink(world, unsent, now);
  return world.database.transaction(async (transaction) => {
    if (!(await sql.keepFiles(transaction, id, files, now))) return false;
    // Whoever has not confirmed the own address sends nothing to others.
    if (mailedTo === null || replyTo === null) return true;
    const { name, tradeName = name } = document.seller;
    const letter = customerInvoiceMail(document.language, document, { from: plainName(tradeName), link });
    const attachments = [{ name: `${document.kind}.pdf`, type: 'application/pdf' as const, base64: files.pdf }];
    await queueMail(transaction, { to: mailedTo, replyTo, ...letter, attachments }, now);
    return true;
  });
}

/**
 * Makes the files of this one, if another run has not. It is issued whatever becomes of them: where they cannot be made now, the job
 * makes them.
 */
export async function sentOrLater(world: Adapters, id: string): Promise<void> {
  try {
    const unsent = await sql.nextUnsent(world.database, null, id);
    if (unsent !== undefined) await sendOne(world, unsent);
  } catch (problem) {
    log({ level: 'error', event: 'customer invoice without files', id, ...errorFacts(problem) });
  }
}

/**
 * Run by the schedule: makes up for documents whose maker was killed between number and files. One that cannot be made holds up
 * none behind it; the run fails at its end, with the ids.
 */
export async function runCustomerInvoices(world: Adapters): Promise<{ sent: number }> {
  let sent = 0;
  let last: string | null = null;
  const failed: { id: string; problem: unknown }[] = [];
  for (;;) {
    const unsent: sql.Unsent | undefined = await sql.nextUnsent(world.database, last);
    if (unsent === undefined) break;
    try {
      if (await sendOne(world, unsent)) sent += 1;
    } catch (problem) {
      failed.push({ id: unsent.id, problem });
    }
    last = unsent.id;
  }
  if (failed.length > 0)
    throw new AggregateError(
      failed.map(({ problem }) => problem),
      `no files could be made of ${failed.map(({ id }) => id).join(', ')}`,
    );
  return { sent };
}

const bytesOf = (content: string | undefined, kind: 'pdf' | 'xml'): string | Uint8Array | undefined =>
  content === undefined || kind === 'xml' ? content : Buffer.from(content, 'base64');

/** A file of an own document; undefined for everybody else. */
export const ownFile = async ({ database }: Adapters, owner: AccountId, kind: 'pdf' | 'xml', id: string) =>
  identifier.safeParse(id).success ? bytesOf(await sql.fileOf(database, owner, id, kind), kind) : undefined;

/** The PDF that a link of a visit's page names. */
export async function linkedFile(world: Adapters, token: string): Promise<string | Uint8Array | undefined> {
  const id = await readLink(world, 'customer_invoice', token, world.clock.now());
  return id === undefined ? undefined : bytesOf(await sql.fileOf(world.database, undefined, id, 'pdf'), 'pdf');
}
