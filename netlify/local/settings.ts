import type { BlockList } from 'node:net';
import { join } from 'node:path';
import { StartRefused } from '../adapters/claim.ts';
import { projectDirectory } from './build.ts';
import { proxiesIn } from './caller.ts';

export interface StartSettings {
  /** 0: any that is free. */
  port: number;
  /** Undefined: this computer only. */
  host: string | undefined;
  /** Names beside HOST and this computer's own that requests may ask for. */
  allowedHosts: string[];
  dataDirectory: string;
  /** How many properties the demo has; undefined: no demo. */
  demoProperties: number | undefined;
  /** Pictures are kept in this folder; undefined: below the data directory, or in Storage. */
  imageDirectory: string | undefined;
  /** Whose X-Forwarded-For is believed. */
  proxies: BlockList;
  /** A line per request. */
  isTalkative: boolean;
}

/** The site's own address may always be asked for. */
const hostIn = (site = ''): string[] => (URL.canParse(site) ? [new URL(site).hostname] : []);

function portIn(written: string): number {
  const port = Number(written);
  if (!/^\d+$/.test(written) || port > 65_535)
    throw new StartRefused(
      `PORT is a number from 1 to 65535 (0 takes any that is free), not '${written}'. For example: PORT=5001 npm start`,
    );
  return port;
}

function demoIn(written: string): number | undefined {
  if (!/^(none|\d{1,7})$/.test(written))
    throw new StartRefused(`SEED is 'none' or a number of demo properties, not '${written}'`);
  return written === 'none' ? undefined : Number(written);
}

/** What the environment asks of `npm start`; an empty variable counts as none. Throws `StartRefused` for what cannot be. */
export function readSettings(source: Record<string, string | undefined>): StartSettings {
  return {
    port: portIn(source['PORT'] || '5000'),
    host: source['HOST'] || undefined,
    allowedHosts: [
      ...hostIn(source['URL']),
      ...(source['ALLOWED_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || []),
    ],
    dataDirectory: source['DATA_DIR'] || join(projectDirectory, '.data'),
    demoProperties: demoIn(source['SEED'] || '600'),
    imageDirectory: source['IMAGE_DIR'] || undefined,
    proxies: proxiesIn(source['TRUSTED_PROXIES'] ?? ''),
    isTalkative: source['LOG'] === 'all',
  };
}
