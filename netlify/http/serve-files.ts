import { createHash } from 'node:crypto';
import { adapters } from '../adapters/adapters.ts';
import { actorIn } from '../session/actor.ts';
import { sessionOf } from '../session/session.ts';
import type { FileHandler } from './answer.ts';
import type { PlacedDoor } from './door.ts';
import { Refusal } from './refusal.ts';
import { languageOf } from './serve.ts';
import { serveEach } from './serve-each.ts';

/** A program that has a file asks whether it is still the same: only then is it sent without its text. */
const isKnown = (asked: string | undefined, tag: string): boolean =>
  (asked ?? '').split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));

/** A door whose handlers answer with files for one person: nobody between them and us keeps a copy. */
export function serveFiles(...handlers: FileHandler[]): PlacedDoor {
  return serveEach(handlers, async ({ type, name, handle }, asked) => {
    const world = await adapters();
    const session = await sessionOf(world, asked.header('authorization'));
    const content = await handle(world, {
      params: asked.param(),
      // Files are the own ones of whoever asks.
      actor: session && actorIn({ access: 'signed-in', roles: [] }, session.actor),
      language: languageOf(asked.raw),
    });
    if (content === undefined) throw new Refusal('not_found');
    const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
    const headers = {
      etag,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    };
    if (isKnown(asked.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(content as BodyInit, {
      headers: { ...headers, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    });
  });
}
