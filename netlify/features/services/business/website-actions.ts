import { type AccountId, accountId } from '../../../../src/contract/fields.ts';
import type * as contract from '../../../../src/contract/services/business-website.ts';
import { filePaths, fileRoutes } from '../../../../src/file-paths.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { signLink } from '../../../session/link.ts';
import { pictureOf } from '../../../session/one-time-code.ts';
import * as sql from './website-sql.ts';

/** The first twelve digits of an id. Of 100,000 providers two share them once in 56,000 worlds. */
const codeOf = (id: AccountId): string => id.replaceAll('-', '').slice(0, 12);

/** The id that begins with a code and goes on with one digit. */
const idOf = (code: string, digit: '0' | 'f'): string =>
  code.padEnd(32, digit).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const viaOf = (world: Adapters, id: AccountId): Promise<string> =>
  signLink(world.secret, 'own_link', id, world.clock.now());

export const getWebsite: Action<typeof contract.getWebsite> = async ({ world, actor, language, refuse }) => {
  const framedBy = (await sql.framersOf(world.database, actor.id)) ?? refuse('unauthenticated');
  const address = `${world.siteUrl}${filePaths.shortLink(codeOf(actor.id))}`;
  const embedded = addressIn(language, paths.embed(actor.id, { via: await viaOf(world, actor.id) }));
  return {
    framedBy,
    address,
    picture: await pictureOf(address),
    embedded: `${world.siteUrl}${embedded}`,
    script: `${world.siteUrl}${fileRoutes.embedScript}`,
  };
};

export const putWebsite: Action<typeof contract.putWebsite> = async ({ world, actor, body, refuse }) => {
  if (!(await sql.keepFramers(world.database, actor.id, body.framedBy))) refuse('unauthenticated');
  return body;
};

/** The profile to which a short address leads, as by the own link; false where no provider has it. */
export async function shortLinkTarget(world: Adapters, code: string): Promise<string | false> {
  if (!/^[\da-f]{12}$/i.test(code)) return false;
  const [id, another] = await sql.providersBetween(world.database, idOf(code, '0'), idOf(code, 'f'));
  if (id === undefined || another !== undefined) return false;
  return paths.provider(id, { via: await viaOf(world, id) });
}

/** The origins whose pages may frame the booking of a provider. */
export async function framersOf(world: Adapters, id: string): Promise<readonly string[]> {
  const known = accountId.safeParse(id);
  return known.success ? ((await sql.framersOf(world.database, known.data)) ?? []) : [];
}
