import { join } from 'node:path';
import { StartRefused } from '../adapters/claim.ts';
import { projectDirectory } from './build.ts';

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
  /** A line per request. */
  isTalkative: boolean;
}

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
    allowedHosts: (source['ALLOWED_HOSTS'] ?? '').split(',').flatMap((name) => name.trim() || []),
    dataDirectory: source['DATA_DIR'] || join(projectDirectory, '.data'),
    demoProperties: demoIn(source['SEED'] || '600'),
    isTalkative: source['LOG'] === 'all',
  };
}
