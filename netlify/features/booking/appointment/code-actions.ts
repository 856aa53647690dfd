import type * as contract from '../../../../src/contract/booking/guest.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse, keyedHash, refuseUntil } from '../../../http/limit.ts';
import { signLink } from '../../../session/link.ts';
import { newCode } from '../../../session/link-token.ts';
import { phoneNumberOf } from '../../../session/phone-number.ts';
import { codeText } from '../../account/index.ts';
import { queueMail, queueText, requireTextBudget } from '../../messaging/index.ts';
import { guestCodeMail } from './messages.ts';
import { appointmentLimits, codeExpiry, proofDays, resendSeconds, triesMaximum } from './rules.ts';
import * as sql from './sql.ts';

/** An address or a number in the one form in which it is proven and compared; undefined where it cannot be one. */
async function provenForm({ email, phone }: { email?: string | undefined; phone?: string | undefined }) {
  if (email !== undefined) return { subject: `email:${email}`, email, phone: undefined };
  const number = phone === undefined ? undefined : await phoneNumberOf(phone, 'DE');
  return number && { subject: `phone:${number.dialled}`, email: undefined, phone: number };
}

const codeHashOf = (world: Adapters, subject: string, code: string): string =>
  keyedHash(world, 'guest-code', `${subject}\n${code}`);

export const requestGuestCode: Action<typeof contract.requestGuestCode> = async (call) => {
  const { world, body, caller, language, refuse } = call;
  const whom = await provenForm(body);
  if (whom === undefined)
    return refuse('invalid', body.phone === undefined ? { email: 'addressOrNumber' } : { phone: 'phone' });
  if (whom.phone?.getsTexts === false) return refuse('invalid', { phone: 'phoneNoTexts' });
  const now = world.clock.now();
  const subject = keyedHash(world, 'guest', whom.subject);
  const often = { now, seconds: resendSeconds };
  const nextAt = await sql.nextGuestCodeAt(world.database, subject, often);
  if (nextAt !== undefined) return refuseUntil(nextAt, now);
  const business = body.provider === undefined ? null : await sql.knownProvider(world.database, body.provider);
  if (whom.phone !== undefined) await requireTextBudget(world, whom.phone.dialled, business);
  await countUse(world, appointmentLimits.codesPerCaller, caller);
  await countUse(world, appointmentLimits.codesPerSubject, whom.subject);
  const code = newCode(6);
  const expiresAt = codeExpiry(now);
  await world.database.transaction(async (transaction) => {
    const put = { subject, codeHash: codeHashOf(world, whom.subject, code), expiresAt };
    if (!(await sql.putGuestCode(transaction, put, often))) return;
    await sendCode(transaction, world, { whom, business, code, language, now, expiresAt });
  });
  return { waitSeconds: resendSeconds };
};

interface SentCode {
  whom: NonNullable<Awaited<ReturnType<typeof provenForm>>>;
  /** On whose page it was asked for. */
  business: AccountId | null;
  code: string;
  language: Language;
  now: Date;
  expiresAt: Date;
}

async function sendCode(transaction: Database, world: Adapters, sent: SentCode) {
  const { whom, business, code, language, now, expiresAt } = sent;
  if (whom.phone !== undefined) {
    const text = codeText(language, code, world.siteUrl);
    await queueText(transaction, world, { to: whom.phone.dialled, text }, { now, expiresAt, isCode: true, business });
  } else {
    await queueMail(transaction, { to: whom.email, ...guestCodeMail(language, code, world.siteUrl) }, now);
  }
}

/** A try is counted before it is compared, so that parallel ones cannot slip through. */
export const confirmGuestCode: Action<typeof contract.confirmGuestCode> = async ({ world, body, refuse }) => {
  const now = world.clock.now();
  const whom = await provenForm(body);
  if (whom === undefined)
    return refuse('invalid', body.phone === undefined ? { email: 'addressOrNumber' } : { phone: 'phone' });
  const subject = keyedHash(world, 'guest', whom.subject);
  const tried = await sql.triedGuestCode(world.database, subject, { now, tries: triesMaximum });
  if (tried === undefined) return refuse('verification_failed', { code: 'codeExpired' });
  if (tried.codeHash !== codeHashOf(world, whom.subject, body.code))
    return refuse('verification_failed', { code: tried.triesLeft > 0 ? 'codeWrong' : 'codeExpired' });
  if (!(await sql.usedGuestCode(world.database, subject, tried.codeHash)))
    return refuse('verification_failed', { code: 'codeExpired' });
  return { proof: await signLink(world.secret, 'guest', whom.subject, now, proofDays) };
};
