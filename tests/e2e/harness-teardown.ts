import { readFile, rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { linesNaming } from '../support/named-in-log.ts';
import { keptOfSite, namesMilliseconds, siteNames } from './support/kept-of-site.ts';

/** Throws for a line that names somebody, and where nothing was written that could. */
async function lookThrough(directory: string): Promise<void> {
  let isWritten = false;
  for (const site of siteNames) {
    const { log, names } = keptOfSite(directory, site);
    const lines = (await readFile(log, 'utf8')).split('\n');
    const naming = linesNaming(lines, JSON.parse(await readFile(names, 'utf8')) as string[]);
    if (naming.length > 0)
      throw new Error(`The log of the site "${site}" names somebody:\n${naming.slice(0, 5).join('\n')}`);
    isWritten ||= lines.some((line) => line.includes('"event":"request"'));
  }
  if (!isWritten) throw new Error('No site has written a line per request: their logs say nothing.');
}

/** The logs of both sites before they go. What is thrown here fails the run; the results of its tests stay. */
export default async function endOfRun(): Promise<void> {
  const directory = process.env['E2E_DATA_DIR'];
  if (directory === undefined) return;
  // Who has registered last is called something, too.
  await pause(namesMilliseconds);
  try {
    await lookThrough(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
