import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDirectory } from './claim.ts';
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

/**
 * Every part in this process and under `dataDirectory`: Postgres, pictures, outbox, secret. Throws `StartRefused` where
 * another process has that directory open.
 */
export async function embeddedAdapters(dataDirectory: string, siteUrl: string): Promise<Embedded> {
  await mkdir(dataDirectory, { recursive: true });
  const release = await claimDirectory(dataDirectory);
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
      siteUrl,
    },
    close: async () => {
      await blobs.stop();
      await pglite.close();
      await release();
    },
  };
}
