import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { calendarsOverHttps } from './calendars/over-https.ts';
import { behindCircuits } from './circuit.ts';
import { claimDirectory, codeOf, StartRefused } from './claim.ts';
import { knownMigrations } from './database/known-migrations.ts';
import { FormerMigrations, migrate } from './database/migrate.ts';
import { pgliteTarget } from './database/migrate-targets.ts';
import { openPglite, pgliteDatabase } from './database/pglite.ts';
import { exampleOperator } from './example-operator.ts';
import { blobsImageStore, startBlobsServer } from './images/blobs.ts';
import { folderImageStore, hasRoom } from './images/folder.ts';
import { outboxMailer } from './mail/outbox.ts';
import type { Adapters, ImageStore } from './ports.ts';
import { outboxTexter } from './sms/outbox.ts';
import { formRegister } from './vat/by-form.ts';

/** Whom the demo's seed makes. */
export const demoAdmin = 'admin@example.com';

interface Embedded {
  adapters: Adapters;
  /** The folder that old data was moved to, because other migrations had made it; undefined if nothing was moved. */
  movedAside: string | undefined;
  close: () => Promise<void>;
}

const realClock: Adapters['clock'] = { now: () => new Date() };

/** Made on the first start and kept: a restart signs nobody out, and reads what was encrypted before. */
async function keptSecret(dataDirectory: string, name: 'secret' | 'data-key'): Promise<Uint8Array> {
  const file = join(dataDirectory, name);
  const kept = await readFile(file).catch(() => undefined);
  if (kept !== undefined && kept.byteLength >= 32) return kept;
  // Text, so that it can move into a variable of the environment together with the data: JWT_SECRET="$(cat …)".
  const made = new TextEncoder().encode(randomBytes(48).toString('base64'));
  await writeFile(file, made, { mode: 0o600 });
  return made;
}

const whyNoDirectory: Record<string, string> = {
  EEXIST: 'there is a file of that name',
  ENOTDIR: 'a part of that path is a file',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'nothing can be written there',
  ENOSPC: 'the disk is full',
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

const isFull = (problem: unknown): boolean =>
  codeOf(problem) === 'ENOSPC' ||
  // The Postgres in this process has its own file system, whose exceptions are no `Error`. WASI's number for a device
  // without space is 51.
  (typeof problem === 'object' && problem !== null && 'errno' in problem && problem.errno === 51) ||
  (problem instanceof Error && /no space left/i.test(problem.message));

const sayFull =
  (dataDirectory: string) =>
  (problem: unknown): never => {
    if (!isFull(problem)) throw problem;
    throw new StartRefused(
      `The disk with DATA_DIR=${dataDirectory} is full: a new site needs some 60 MB there. Make room, or name another folder: DATA_DIR=… npm start`,
    );
  };

/** Whether a disk with one of these folders is full. A missing folder does not count. */
const isAnyFull = (directories: readonly string[]) => async (): Promise<boolean> => {
  const rooms = await Promise.all(directories.map((directory) => hasRoom(directory).catch(() => true)));
  return rooms.includes(false);
};

/** Opens the database. If a first start could not finish it, the next one deletes it and begins again. */
async function openDatabase(directory: string): Promise<PGlite> {
  const isNew = await access(join(directory, 'PG_VERSION')).then(
    () => false,
    () => true,
  );
  try {
    const pglite = await openPglite({ dataDir: directory });
    await migrate(pgliteTarget(pglite)).catch(async (problem: unknown) => {
      await pglite.close();
      throw problem;
    });
    return pglite;
  } catch (problem) {
    if (isNew) await rm(directory, { recursive: true, force: true });
    throw problem;
  }
}

/** Puts database and pictures into a folder of the day, where nobody looks for them. Returns the folder. */
async function moveAside(dataDirectory: string, day: string, number = 1): Promise<string> {
  const folder = join(dataDirectory, `former-${day}${number === 1 ? '' : `-${number}`}`);
  const isNew = await mkdir(folder).then(
    () => true,
    (problem: unknown) => {
      if (codeOf(problem) !== 'EEXIST') throw problem;
      return false;
    },
  );
  if (!isNew) return moveAside(dataDirectory, day, number + 1);
  for (const part of ['postgres', 'images'])
    await rename(join(dataDirectory, part), join(folder, part)).catch((problem: unknown) => {
      if (codeOf(problem) !== 'ENOENT') throw problem;
    });
  return folder;
}

/** Opens the database. If migrations that no longer exist have made it, it is moved aside and a new one is made. */
async function openCurrent(dataDirectory: string, now: Date): Promise<{ pglite: PGlite; movedAside?: string }> {
  const directory = join(dataDirectory, 'postgres');
  try {
    return { pglite: await openDatabase(directory) };
  } catch (problem) {
    if (!(problem instanceof FormerMigrations)) throw problem;
  }
  const movedAside = await moveAside(dataDirectory, now.toISOString().slice(0, 'YYYY-MM-DD'.length));
  return { pglite: await openDatabase(directory), movedAside };
}

interface Places {
  dataDirectory: string;
  /** Pictures are kept here instead of below the data directory. */
  imageDirectory?: string | undefined;
}

type Live = Partial<Adapters>;

/** A data directory is needed only where a part is embedded. Without one, several processes may run beside each other. */
const needsDirectory = (live: Live, { imageDirectory }: Places): boolean =>
  live.database === undefined ||
  (live.images === undefined && imageDirectory === undefined) ||
  live.secret === undefined ||
  live.dataKey === undefined;

async function openImages(
  { dataDirectory, imageDirectory }: Places,
  keys: Pick<Adapters, 'secret' | 'formerSecrets' | 'clock'>,
): Promise<{ images: ImageStore; stop: () => Promise<void> }> {
  if (imageDirectory !== undefined) {
    const images = await folderImageStore({ directory: imageDirectory, ...keys }).catch((problem: unknown) => {
      const why = whyNoDirectory[codeOf(problem instanceof Error ? problem.cause : problem)] ?? 'it cannot be used';
      throw new StartRefused(`IMAGE_DIR=${imageDirectory} cannot be the folder of the pictures: ${why}`);
    });
    return { images, stop: () => Promise.resolve() };
  }
  const server = await startBlobsServer(join(dataDirectory, 'images'));
  return { images: blobsImageStore({ server, ...keys }), stop: server.stop };
}

async function openParts(places: Places, live: Live) {
  const { dataDirectory } = places;
  const clock = { now: () => new Date() };
  const secret = live.secret ?? (await keptSecret(dataDirectory, 'secret'));
  const dataKey = live.dataKey ?? (await keptSecret(dataDirectory, 'data-key'));
  const { pglite, movedAside } =
    live.database === undefined ? await openCurrent(dataDirectory, (live.clock ?? realClock).now()) : {};
  const database = live.database ?? (pglite && pgliteDatabase(pglite));
  if (database === undefined) throw new Error('no database was opened');
  const keys = { secret, formerSecrets: live.formerSecrets ?? [], clock };
  const { images, stop } =
    live.images === undefined ? await openImages(places, keys) : { images: live.images, stop: () => Promise.resolve() };
  const close = async (): Promise<void> => {
    await stop();
    await pglite?.close();
  };
  return { parts: { database, images, clock, secret, dataKey }, movedAside, close };
}

/**
 * All adapters in this process, with their data below `dataDirectory` (Postgres, pictures, outbox, secret), except the live
 * ones that are given. Throws `StartRefused` if the directory cannot be made or another process uses it.
 */
export async function embeddedAdapters(places: Places, siteUrl: string, live: Live = {}): Promise<Embedded> {
  const { dataDirectory, imageDirectory } = places;
  let release: (() => void) | undefined;
  const isNeeded = needsDirectory(live, places);
  const used = [isNeeded ? dataDirectory : undefined, live.images === undefined ? imageDirectory : undefined];
  const directories = used.filter((directory) => directory !== undefined);
  if (isNeeded) {
    await makeDirectory(dataDirectory);
    release = claimDirectory(dataDirectory);
  }
  const { parts, movedAside, close } = await openParts(places, live).catch(sayFull(dataDirectory));
  return {
    adapters: {
      ...parts,
      isDiskFull: directories.length === 0 ? undefined : isAnyFull(directories),
      migrations: knownMigrations,
      mailer: outboxMailer(),
      texter: outboxTexter(),
      vatRegister: formRegister(),
      calendars: calendarsOverHttps(),
      engines: undefined,
      pusher: undefined,
      payments: undefined,
      formerSecrets: [],
      formerDataKeys: [],
      siteUrl,
      supportEmail: 'support@example.com',
      metricsToken: undefined,
      demoAdmin: live.database === undefined ? demoAdmin : undefined,
      operator: exampleOperator,
      ...behindCircuits(live, parts),
    },
    movedAside,
    close: async () => {
      await close();
      release?.();
    },
  };
}
