import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ImageStore, PartUnavailable } from '../../../netlify/adapters/ports.ts';
import { checkImages } from '../../../netlify/features/account/image/check-actions.ts';
import { runUncopiedImages } from '../../../netlify/features/account/image/copies-actions.ts';
import { sweepUnnamedImages } from '../../../netlify/features/account/image/sweep-actions.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import type { Image, ImageContentType } from '../../../src/contract/account/image.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import type { ImageId } from '../../../src/contract/fields.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aListing } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

const { door: copyImages } = await jobNamed('copy-images');

let world: World;
let seller: Person;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  seller = await aSeller(world);
});
afterAll(() => world.close());

const uploaded = (bytes: Uint8Array, contentType: ImageContentType = 'image/webp') =>
  anUploadedImage(world, seller, bytes, contentType);
const aWebp = (width: number, height: number) => aPhotograph(width, height).webp().toBuffer();

/** The image of a public listing as the answer has it. */
async function shown(image: ImageId): Promise<Image> {
  const { id } = await aListing(world, seller, { images: [image] });
  return again(id);
}

async function again(listing: Awaited<ReturnType<typeof aListing>>['id']): Promise<Image> {
  const { body } = await world.ask(getListing, { params: { id: listing } });
  return body.images[0] as Image;
}

async function fileAt(url: string): Promise<Buffer> {
  const response = await world.fetch(new Request(new URL(url, world.adapters.siteUrl)));
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, expect.stringContaining('immutable')]);
  return Buffer.from(await response.arrayBuffer());
}

const isThere = async (url: string): Promise<boolean> =>
  (await world.fetch(new Request(new URL(url, world.adapters.siteUrl)))).ok;

const keyOf = ({ url }: Image): string => url.replace('/images/', '');
const widthsOf = ({ sizes }: Image): number[] => sizes.map(({ width }) => width);
/** Whether the picture is there, and its copies of each width. */
const filesThere = ({ url }: Pick<Image, 'url'>): Promise<boolean[]> =>
  Promise.all([url, ...[400, 800, 1280].map((width) => url.replace(/\.\w+$/, `-${width}.webp`))].map(isThere));

/** Replaces methods of the store while the work runs. */
async function withStore<T>(
  otherwise: (images: ImageStore) => Partial<ImageStore>,
  work: () => Promise<T>,
): Promise<T> {
  const { images } = world.adapters;
  world.adapters.images = {
    prepareUpload: (...place) => images.prepareUpload(...place),
    read: (key) => images.read(key),
    write: (...file) => images.write(...file),
    remove: (keys) => images.remove(keys),
    urlOf: (key) => images.urlOf(key),
    signedUrl: (...asked) => images.signedUrl(...asked),
    ...otherwise(images),
  };
  try {
    return await work();
  } finally {
    world.adapters.images = images;
  }
}

const minute = 60_000;
/** One run, as every ten minutes. */
const schedule = () => runUncopiedImages(world.adapters);
/** The store keys in the log, one for each line. */
const toldOf = (event: string): string[] =>
  world.logged.flatMap((line) => {
    const told = JSON.parse(line) as { event: string; storeKey: string };
    return told.event === event ? [told.storeKey] : [];
  });

const isDown = () => Promise.reject(new PartUnavailable('down'));
/** The store takes pictures, but no copies. */
const withoutCopies = <T>(work: () => Promise<T>): Promise<T> =>
  withStore(
    (images) => ({
      write: (key, ...file) => (/-(400|800|1280)\.webp$/.test(key) ? isDown() : images.write(key, ...file)),
    }),
    work,
  );

describe('the copies of a picture', () => {
  it.each([
    ['jpeg', {}],
    ['png', {}],
    ['webp', {}],
    ['avif', { quality: 90, effort: 0 }],
  ] as const)(
    'of the kind %s are the same picture, smaller, in the sizes that screens show',
    async (format, options) => {
      const bytes = await aPhotograph(1500, 1000).toFormat(format, options).toBuffer();
      const image = await shown(await uploaded(bytes, `image/${format}`));
      expect(widthsOf(image)).toEqual([400, 800, 1280]);
      const files = await Promise.all(image.sizes.map(({ url }) => fileAt(url)));
      const described = await Promise.all(files.map((file) => sharp(file).metadata()));
      expect(described.map(({ format: kind, width, height }) => [kind, width, height])).toEqual([
        ['webp', 400, 267],
        ['webp', 800, 533],
        ['webp', 1280, 853],
      ]);
      const lengths = [...files, bytes].map(({ byteLength }) => byteLength);
      expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
      // An AVIF is always written anew.
      expect((await fileAt(image.url)).equals(bytes)).toBe(format !== 'avif');
    },
  );

  it('are never larger than the picture, in pixels or in bytes', async () => {
    expect((await shown(await uploaded(await aWebp(400, 300)))).sizes).toEqual([]);
    expect(widthsOf(await shown(await uploaded(await aWebp(900, 600))))).toEqual([400, 800]);
    const squares = Buffer.alloc(1200 * 800).map((_, at) => (((at % 1200) >> 3) ^ (Math.floor(at / 1200) >> 3)) % 2);
    const fewBytes = sharp(squares, { raw: { width: 1200, height: 800, channels: 1 } }).linear(255, 0);
    const image = await shown(await uploaded(await fewBytes.png().toBuffer(), 'image/png'));
    expect(widthsOf(image)).not.toContain(800);
  });

  it('are upright, and know as little of the place as the picture that was turned', async () => {
    const telling = await aPhotograph(900, 1200)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const image = await shown(await uploaded(telling, 'image/jpeg'));
    expect([image.width, image.height]).toEqual([1200, 900]);
    const copy = await sharp(await fileAt(image.sizes[0]?.url ?? '')).metadata();
    expect(copy).toMatchObject({ width: 400, height: 300 });
    expect([copy.exif, copy.xmp, copy.iptc]).toEqual([undefined, undefined, undefined]);
  });

  it.each(['gif', 'webp'] as const)('of an animated %s stand still, and the answer says so', async (format) => {
    const frames = await Promise.all([aPhotograph(500, 400), aPhotograph(500, 400)].map((one) => one.png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const image = await shown(await uploaded(moving, `image/${format}`));
    expect(image).toMatchObject({ isAnimated: true, width: 500, height: 400 });
    expect(widthsOf(image)).toEqual([400]);
    expect((await sharp(await fileAt(image.sizes[0]?.url ?? '')).metadata()).pages ?? 1).toBe(1);
  });

  it('are made once by two forms that name the picture at the same moment', async () => {
    const id = await uploaded(await aWebp(1500, 1000));
    const check = () => checkImages(world.adapters, seller.user.id, [id]);
    expect(await Promise.all([check(), check()])).toEqual([[], []]);
    const image = await shown(id);
    expect(widthsOf(image)).toEqual([400, 800, 1280]);
    expect(await Promise.all(image.sizes.map(({ url }) => isThere(url)))).toEqual([true, true, true]);
  });
});

it('a portrait is shown as it is: it gets no copies, now or from the schedule', async () => {
  const id = await anUploadedImage(world, seller, await aWebp(1500, 1000), 'image/webp', 'profile');
  const { body } = await world.ask(updateProfile, { body: { profileImage: id } }, { token: seller.token });
  const files = () => filesThere({ url: body.profileImage ?? 'no portrait' });
  expect(await files()).toEqual([true, false, false, false]);
  expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 0 });
  expect(await files()).toEqual([true, false, false, false]);
});

describe('a picture whose copies fail', () => {
  it('is listed all the same, and gets them from the schedule', async () => {
    const bytes = await aWebp(1500, 1000);
    const listing = await withoutCopies(async () => {
      const made = await aListing(world, seller, { images: [await uploaded(bytes)] });
      expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 1 });
      return made;
    });
    const before = await again(listing.id);
    expect(before.sizes).toEqual([]);
    expect(Buffer.compare(await fileAt(before.url), bytes)).toBe(0);
    expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 0 });
    world.clock.forward(6 * minute);
    expect((await copyImages(new Request('http://localhost/'))).status).toBe(204);
    expect(widthsOf(await again(listing.id))).toEqual([400, 800, 1280]);
    expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 0 });
  });

  it('keeps no other from its copies, and is not tried again where it can never be read', async () => {
    const bytes = await aWebp(900, 600);
    const aShown = async (): Promise<Image> => shown(await uploaded(bytes));
    const [broken, missing, good] = await withoutCopies(() => Promise.all([aShown(), aShown(), aShown()]));
    await world.adapters.images.write(keyOf(broken), new TextEncoder().encode('no picture'), 'image/webp');
    await world.adapters.images.remove([keyOf(missing)]);
    expect(await schedule()).toEqual({ copied: 1, unreadable: 2, failed: 0 });
    expect(await filesThere(good)).toEqual([true, true, true, false]);
    expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 0 });
  });

  it('goes behind the others where it fails again and again, and is told once', async () => {
    world.logged.length = 0;
    const bytes = await aWebp(500, 300);
    const cursed = await withoutCopies(async () => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => uploaded(bytes)));
      return Promise.all(ids.map(async (id) => keyOf(await shown(id))));
    });
    const withoutCursed = (work: () => Promise<unknown>) =>
      withStore((images) => ({ read: (key) => (cursed.includes(key) ? isDown() : images.read(key)) }), work);
    await withoutCursed(async () => {
      for (const wait of [5, 10, 20, 40, 80, 160, 320, 360, 360]) {
        expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 20 });
        world.clock.forward((wait - 1) * minute);
        expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 0 });
        world.clock.forward(minute);
      }
      seller = await aSeller(world);
      const good = await withoutCopies(async () => shown(await uploaded(bytes)));
      expect(await schedule()).toEqual({ copied: 1, unreadable: 0, failed: 19 });
      expect(await filesThere(good)).toEqual([true, true, false, false]);
    });
    expect(toldOf('copies postponed').toSorted()).toEqual(cursed.toSorted());
    world.clock.forward(6 * 60 * minute);
    expect(await schedule()).toEqual({ copied: 20, unreadable: 0, failed: 0 });
  });

  it('is put off before it is tried, so that one that ends the process cannot do so at every run', async () => {
    const image = await withoutCopies(async () => shown(await uploaded(await aWebp(500, 300))));
    const ended = Promise.withResolvers<undefined>();
    const read = vi.fn<ImageStore['read']>(() => ended.promise);
    const broken = runUncopiedImages({ ...world.adapters, images: { ...world.adapters.images, read } });
    await expect.poll(() => read.mock.calls).toEqual([[keyOf(image)]]);
    expect(await schedule()).toEqual({ copied: 0, unreadable: 0, failed: 0 });
    world.clock.forward(6 * minute);
    expect(await schedule()).toEqual({ copied: 1, unreadable: 0, failed: 0 });
    expect(await filesThere(image)).toEqual([true, true, false, false]);
    ended.reject(new Error('ended'));
    expect(await broken).toEqual({ copied: 0, unreadable: 0, failed: 1 });
  });

  it('waits for its turn where many have none', async () => {
    await world.database.query(
      `insert into app.image (owner_id, purpose, content_type, store_key, checked_at)
       select $1, 'property', 'image/webp', 'property/many-' || n || '.webp', now() from generate_series(1, 21) n`,
      [seller.user.id],
    );
    expect(await schedule()).toEqual({ copied: 0, unreadable: 20, failed: 0 });
    expect(await schedule()).toEqual({ copied: 0, unreadable: 1, failed: 0 });
  });
});

describe('copies go', () => {
  it('with the picture that nothing names any more, and not before', async () => {
    const kept = await shown(await uploaded(await aWebp(1500, 1000)));
    const id = await uploaded(await aWebp(1500, 1000));
    const gone = await shown(id);
    await world.database.query('delete from app.listing_image where image_id = $1', [id]);
    world.clock.forward(25 * 3_600_000);
    await sweepUnnamedImages(world.adapters, world.clock.now());
    expect(await filesThere(kept)).toEqual([true, true, true, true]);
    expect(await filesThere(gone)).toEqual([false, false, false, false]);
  });

  it('with a picture that is swept while they are made', async () => {
    const id = await uploaded(await aWebp(900, 600));
    const image = await withoutCopies(() => shown(id));
    await world.database.query('delete from app.listing_image where image_id = $1', [id]);
    const sweptAfterReading = (images: ImageStore): Partial<ImageStore> => ({
      read: async (key) => {
        const bytes = await images.read(key);
        await world.database.query('delete from app.image where id = $1', [id]);
        return bytes;
      },
    });
    await withStore(sweptAfterReading, () => schedule());
    expect(await filesThere(image)).toEqual([false, false, false, false]);
  });
});
