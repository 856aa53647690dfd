import { addLink } from '../../../netlify/features/account/account/sql.ts';
import { signLink } from '../../../netlify/session/link.ts';
import { hashOfLinkToken, newLinkToken } from '../../../netlify/session/link-token.ts';
import { type AccountPurpose } from '../../../src/contract/account/image.ts';
import { type Person } from '../people.ts';
import { anUploadedImage, aPhotograph } from '../pictures.ts';
import { type ActorName, type Make, nextCaller, personOf, type Stage, tokenOf } from './stage.ts';

type Purpose = Parameters<typeof signLink>[1];

/** A signed link to the thing. */
export const linkTo =
  (purpose: Purpose, make: Make): Make =>
  async (stage, actor) => {
    const { secret } = stage.world.adapters;
    return signLink(secret, purpose, await make(stage, actor), stage.world.clock.now());
  };

/** The link of a mail to somebody's address. */
const mailed = async ({ world }: Stage, { user }: Person, purpose: Parameters<typeof addLink>[1]): Promise<string> => {
  const token = newLinkToken();
  await addLink(world.database, purpose, {
    tokenHash: hashOfLinkToken(token),
    accountId: user.id,
    email: user.email,
    expiresAt: new Date(world.clock.now().getTime() + 60_000),
  });
  return token;
};

export const accountLink = (purpose: Parameters<typeof addLink>[1]): Record<'own' | 'anothers', Make> => ({
  own: (stage, actor) => mailed(stage, personOf(stage, actor), purpose),
  anothers: (stage) => mailed(stage, stage.otherSeller, purpose),
});

const rung = async ({ world }: Stage, { user }: Person): Promise<string> => {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.notification (account_id, kind, facts, created_at)
     values ($1, 'appointment_booked', $3, $2::timestamptz) returning id`,
    [
      user.id,
      world.clock.now().toISOString(),
      {
        side: 'customer',
        service: 'Haarschnitt',
        other: 'Salon',
        startsAt: world.clock.now(),
        timeZone: 'Europe/Berlin',
      },
    ],
  );
  return row?.id ?? 'none';
};

/** Something in the bell: one's own, another's, or another's beside an own one. */
export const notified: Record<'own' | 'anothers' | 'both', Make> = {
  own: (stage, actor) => rung(stage, personOf(stage, actor)),
  anothers: (stage) => rung(stage, stage.otherSeller),
  both: async (stage, actor) => {
    await rung(stage, personOf(stage, actor));
    return rung(stage, stage.otherSeller);
  },
};

let photograph: Promise<Uint8Array> | undefined;

async function uploaded(stage: Stage, person: Person, purpose: AccountPurpose = 'profile'): Promise<string> {
  photograph ??= aPhotograph(60, 40).png().toBuffer();
  const owner = { ...person, token: await tokenOf(stage, person) };
  return anUploadedImage(stage.world, owner, await photograph, 'image/png', purpose);
}

export const picture: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => uploaded(stage, personOf(stage, actor)),
  anothers: (stage) => uploaded(stage, stage.otherSeller),
};

export const document: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => uploaded(stage, personOf(stage, actor), 'document'),
  anothers: (stage) => uploaded(stage, stage.otherSeller, 'document'),
};

const stayingOn =
  (ownerOf: (stage: Stage, actor: ActorName) => Person): Make =>
  async (stage, actor) => {
    const [row] = await stage.world.database.query<{ id: string }>(
      `insert into app.device (account_id, session_version, label, signed_in_at, seen_at, expires_at)
       select id, session_version, 'Firefox, Linux', now(), now(), now() + interval '1 day' from app.account where id = $1
       returning id`,
      [ownerOf(stage, actor).user.id],
    );
    return row?.id ?? 'none';
  };

/** Where somebody stays signed in. */
export const device = { own: stayingOn(personOf), anothers: stayingOn(({ otherSeller }) => otherSeller) };

/** Somebody who takes no other part. */
export const anAccount =
  (isSuspended: boolean): Make =>
  async ({ world }) => {
    const [row] = await world.database.query<{ id: string }>(
      `insert into app.account (type, email, password_hash, name, suspended_at)
       values ('customer', 'held.' || gen_random_uuid() || '@example.org', 'none', 'Kim', $1::timestamptz) returning id`,
      [isSuspended ? world.clock.now().toISOString() : null],
    );
    return row?.id ?? 'none';
  };

/** To whom notice was given. */
export const anEndingAccount: Make = async (stage, actor) => {
  const id = await anAccount(false)(stage, actor);
  await stage.world.database.query(
    `insert into app.account_end (account_id, ends_on, reason, basis, said_at) values ($1, '2099-01-01', 'x', 'terms', now())`,
    [id],
  );
  return id;
};

const added = async ({ world }: Stage, statement: string): Promise<string> => {
  const [row] = await world.database.query<{ id: string }>(statement);
  return row?.id ?? 'none';
};

export const aContactMessage: Make = (stage) =>
  added(
    stage,
    `insert into app.contact_message (name, email, type, subject, message, language, created_at)
     values ('Kim', 'kim@example.org', 'support', 'Frage', 'Wie geht das?', 'de', now()) returning id`,
  );

/** Given up, with its text still there. */
export const aFailedMail: Make = (stage) =>
  added(
    stage,
    `insert into app.outgoing_mail (recipient, subject, body, attempts, last_error, next_attempt_at)
     values ('kim@example.org', 'Hallo', 'Text', 12, 'Mailbox full', now() + interval '1 day') returning id`,
  );

export const ofTheAdmin: Make = async ({ people }) => people.admin.user.id;

export const address: Record<'own' | 'anothers' | 'missing', Make> = {
  own: async (stage, actor) => personOf(stage, actor).user.email,
  anothers: async (stage) => stage.otherSeller.user.email,
  missing: async () => `unknown.${nextCaller()}@example.org`,
};
