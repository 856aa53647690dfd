import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDirectory, codeOf, StartRefused } from './claim.ts';
import { migrate } from './database/migrate.ts';
import { pgliteTarget } from './database/migrate-targets.ts';
import { openPglite, pgliteDatabase } from './database/pglite.ts';
import { blobsImageStore, startBlobsServer } from './images/blobs.ts';
import { outboxMailer } from './mail/outbox.ts';
import type { Adapters } from './ports.ts';

interface Embedded {
  adapters: Adapters;
  close: () => Promise<void>;
}

/** Made on first start and kept: a restart signs nobody out. */
async function keptSecret(dataDirectory: string): Promise<Uint8Array> {
  const file = join(dataDirectory, 'secret');
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined && kept.byteLength >= 32) return kept;
  const made = randomBytes(48);
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

const whyNoDirectory: Record<string, string> = {
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of that path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
};

async function makeDirectory(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true });
    await access(path, constants.W_OK);
  } catch (problem) {
    const why = whyNoDirectory[codeOf(problem)];
    if (why === undefined) throw problem;
    throw new StartRefused(
      `DATA_DIR=${path} cannot be a folder for the data: ${why}. Name another: DATA_DIR=… npm start`,
    );
  }
}

/**
 * Every part in this process and under `dataDirectory`: Postgres, pictures, outbox, secret. Throws `StartRefused` where
 * that cannot be a directory, or another process has it open.
 */
export async function embeddedAdapters(dataDirectory: string, siteUrl: string): Promise<Embedded> {
  await makeDirectory(dataDirectory);
  const release = claimDirectory(dataDirectory);
  const secret = await keptSecret(dataDirectory);
  const [pglite, blobs] = await Promise.all([
    openPglite({ dataDir: join(dataDirectory, 'postgres') }),
    startBlobsServer(join(dataDirectory, 'images')),
  ]);
  await migrate(pgliteTarget(pglite));
  const clock = { now: () => new Date() };
  return {
    adapters: {
      database: pgliteDatabase(pglite),
      images: blobsImageStore({ server: blobs, secret, clock }),
      mailer: outboxMailer(),
      clock,
      secret,
      formerSecrets: [],
      siteUrl,
    },
    close: async () => {
      await blobs.stop();
      await pglite.close();
      release();
    },
  };
}
