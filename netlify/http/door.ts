import type { Context as PlatformContext } from '@netlify/functions';
import type { Endpoint } from '../../src/contract/endpoint.ts';

/** What Netlify passes to a function beside the request. The local server passes the same. */
export type Surroundings = Partial<Pick<PlatformContext, 'ip' | 'requestId' | 'waitUntil'>>;
export type Door = (request: Request, surroundings?: Surroundings) => Promise<Response>;

/** A door that says where it answers: the build makes of it what the platform reads. */
export interface PlacedDoor extends Door {
  /** As Hono reads them. */
  readonly paths: readonly string[];
  /** The calls among what it answers. */
  readonly endpoints: readonly Endpoint[];
}
