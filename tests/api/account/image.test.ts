import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkImages } from '../../../netlify/features/account/image/check-actions.ts';
import { sweepUnnamedImages } from '../../../netlify/features/account/image/sweep-actions.ts';
import { type AccountPurpose, type ImageContentType, prepareImage } from '../../../src/contract/account/image.ts';
import type { ImageId } from '../../../src/contract/fields.ts';
import { aCustomer, aSeller, type Person } from '../../support/people.ts';
import { anUploadedImage, aPhotograph, aPlace, putBytes } from '../../support/pictures.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let seller: Person;

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
});
afterAll(() => world.close());

interface ImageRow extends Record<string, unknown> {
  storeKey: string;
  width: number | null;
  height: number | null;
  bytes: number | null;
  hash: string | null;
  checkedAt: string | null;
}

const prepared = (contentType: ImageContentType, purpose: AccountPurpose = 'property') =>
  aPlace(world, seller, contentType, purpose);
const put = (place: Parameters<typeof putBytes>[1], bytes: Uint8Array) => putBytes(world, place, bytes);
const uploaded = (bytes: Uint8Array, contentType: ImageContentType, purpose: AccountPurpose = 'property') =>
  anUploadedImage(world, seller, bytes, contentType, purpose);

const wordsFor = async (ids: ImageId[], person = seller) =>
  (await checkImages(world.adapters, person.user.id, ids)).map(({ index, word }) => [index, word]);

const get = (url: string) => world.fetch(new Request(new URL(url, 'http://localhost:5000')));
/** As an `img` of a page gets it. */
const followed = async (url: string) => get((await get(url)).headers.get('location') ?? '');

const rowOf = async (id: ImageId): Promise<ImageRow | undefined> =>
  (
    await world.database.query<ImageRow>(
      `select store_key as "storeKey", width, height, bytes, encode(content_hash, 'hex') as hash,
              checked_at as "checkedAt"
         from app.image where id = $1`,
      [id],
    )
  )[0];

const countOf = async (): Promise<number> =>
  (await world.database.query<{ count: number }>('select count(*) as count from app.image'))[0]?.count ?? -1;

function aPngChunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.byteLength);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

const secret = 'written by a stranger';

const aJpegComment = (text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([Buffer.from([0xff, 0xfe]), length, Buffer.from(text)]);
};

/** One colour: few bytes, many pixels. */
const aFlat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' }, limitInputPixels: false });

/** A PNG that announces this size in eight-bit colours and brings hardly a pixel of it. */
function aPngBomb(width: number, height: number): Uint8Array {
  const header = Buffer.from('00000000000000000802000000', 'hex');
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    aPngChunk('IHDR', header),
    aPngChunk('IDAT', deflateSync(new Uint8Array(100))),
    aPngChunk('IEND', new Uint8Array()),
  ]);
}

describe('preparing an image', () => {
  it('gives a place, takes the bytes there, and shows them at the address', async () => {
    const place = await prepared('image/webp');
    const bytes = await aPhotograph().webp().toBuffer();
    expect((await put(place, bytes)).status).toBe(200);
    const shown = await followed(place.url);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true);
    expect((await put(place, bytes)).status).toBe(409);
  });

  it('is for those who are signed in', async () => {
    const answer = await world.ask(prepareImage, {
      body: { purpose: 'property', contentType: 'image/png', size: 1 },
    });
    expect([answer.status, answer.refusal.code]).toEqual([401, 'unauthenticated']);
  });

  const good = { purpose: 'property', contentType: 'image/png', size: 1000 };
  const megabytes = 1024 * 1024;
  it.each([
    ['purpose', { purpose: undefined }, 'Dieses Feld wird benötigt', 'This field is required'],
    [
      'purpose',
      { purpose: 'logo' },
      'Bitte wählen Sie einen der angebotenen Werte',
      'Please choose one of the values offered',
    ],
    [
      'contentType',
      { contentType: 'image/svg+xml' },
      'Bitte wählen Sie ein Bild (JPEG, PNG, WebP, GIF oder AVIF)',
      'Please choose an image (JPEG, PNG, WebP, GIF or AVIF)',
    ],
    [
      'contentType',
      { contentType: 'text/html' },
      'Bitte wählen Sie ein Bild (JPEG, PNG, WebP, GIF oder AVIF)',
      'Please choose an image (JPEG, PNG, WebP, GIF or AVIF)',
    ],
    [
      'contentType',
      { contentType: undefined },
      'Bitte wählen Sie ein Bild (JPEG, PNG, WebP, GIF oder AVIF)',
      'Please choose an image (JPEG, PNG, WebP, GIF or AVIF)',
    ],
    ['size', { size: undefined }, 'Dieses Feld wird benötigt', 'This field is required'],
    ['size', { size: '1000' }, 'Dieser Wert hat nicht die richtige Form', 'This value does not have the right form'],
    ['size', { size: 0 }, 'Der Wert darf nicht kleiner als 1 sein', 'The value must not be below 1'],
    ['size', { size: 1.5 }, 'Bitte geben Sie eine ganze Zahl ein', 'Please enter a whole number'],
    [
      'size',
      { size: 10 * megabytes + 1 },
      'Diese Datei ist zu groß (höchstens 10 MB)',
      'This file is too large (at most 10 MB)',
    ],
    [
      'size',
      { purpose: 'profile', size: 5 * megabytes + 1 },
      'Diese Datei ist zu groß (höchstens 5 MB)',
      'This file is too large (at most 5 MB)',
    ],
  ])('names %s when it is %j', async (field, wrong, german, english) => {
    const before = await countOf();
    for (const [language, sentence] of [
      ['de', german],
      ['en', english],
    ] as const) {
      const answer = await world.raw(
        'POST /api/images/prepare',
        { ...good, ...wrong },
        { token: seller.token, language },
      );
      expect([answer.status, answer.refusal.fields]).toEqual([400, { [field]: sentence }]);
    }
    expect(await countOf()).toBe(before);
  });

  it('stops whoever asks for two hundred places in an hour and uses none', async () => {
    const person = await aCustomer(world);
    await world.database.query(
      `insert into app.image (owner_id, purpose, content_type, store_key, created_at)
       select $1, 'profile', 'image/png', 'profile/unused-' || n || '.png', $2::timestamptz from generate_series(1, 199) n`,
      [person.user.id, world.clock.now().toISOString()],
    );
    const ask = () =>
      world.ask(
        prepareImage,
        { body: { purpose: 'profile', contentType: 'image/png', size: 1 } },
        { token: person.token },
      );
    expect((await ask()).status).toBe(201);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    await world.database.query(
      `update app.image set created_at = created_at - interval '61 minutes' where owner_id = $1`,
      [person.user.id],
    );
    expect((await ask()).status).toBe(201);
  });
});

describe('preparing many at once', () => {
  it('gives two hundred places to 260 calls that arrive together', async () => {
    const person = await aCustomer(world);
    const body = { purpose: 'profile', contentType: 'image/png', size: 1 } as const;
    const answers = await Promise.all(
      Array.from({ length: 260 }, () => world.ask(prepareImage, { body }, { token: person.token })),
    );
    const given = answers.filter(({ status }) => status === 201);
    const refused = answers.filter(({ status }) => status === 429);
    expect([given.length, refused.length]).toEqual([200, 60]);
  });
});

describe('naming an image', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const)(
    'accepts %s and keeps its size, its length and its fingerprint',
    async (contentType) => {
      const format = contentType.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
      const bytes = await aPhotograph(320, 200).toFormat(format).toBuffer();
      const id = await uploaded(bytes, contentType);
      expect(await wordsFor([id])).toEqual([]);
      const row = await rowOf(id);
      const kept = await world.adapters.images.read(row?.storeKey ?? '');
      expect(row).toMatchObject({ width: 320, height: 200, bytes: kept?.byteLength });
      expect(row?.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(row?.checkedAt).not.toBeNull();
    },
  );

  it('looks at the bytes once', async () => {
    const id = await uploaded(await aPhotograph().jpeg().toBuffer(), 'image/jpeg');
    expect(await wordsFor([id])).toEqual([]);
    const row = await rowOf(id);
    await world.adapters.images.remove([row?.storeKey ?? '']);
    expect(await wordsFor([id])).toEqual([]);
  });

  it('refuses what is not the image it claims to be', async () => {
    const photograph = await aPhotograph().jpeg().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const ids = [
      await uploaded(Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/png'),
      await uploaded(Buffer.from(svg), 'image/png'),
      await uploaded(photograph, 'image/png'),
      await uploaded(photograph.subarray(0, photograph.byteLength * 0.6), 'image/jpeg'),
      await uploaded(new Uint8Array(0), 'image/jpeg'),
      await uploaded(
        Buffer.concat([photograph.subarray(0, 20), Buffer.from('<script>alert(1)</script>')]),
        'image/jpeg',
      ),
      await uploaded(photograph, 'image/jpeg'),
    ];
    expect(await wordsFor(ids)).toEqual([0, 1, 2, 3, 4, 5].map((index) => [index, 'imageUnreadable']));
    expect((await rowOf(ids[0] as ImageId))?.checkedAt).toBeNull();
  });

  it.each(['png', 'webp', 'gif', 'avif'] as const)('notices the missing half of a %s', async (format) => {
    const whole = await aPhotograph(160, 120).toFormat(format).toBuffer();
    const id = await uploaded(whole.subarray(0, Math.floor(whole.byteLength / 2)), `image/${format}`);
    expect(await wordsFor([id])).toEqual([[0, 'imageUnreadable']]);
  });

  it('refuses a header that announces 60 megapixels without decoding it', async () => {
    const id = await uploaded(aPngBomb(10_000, 6_000), 'image/png');
    expect(await wordsFor([id])).toEqual([[0, 'imagePixels']]);
  });

  it('refuses more bytes than the purpose allows, whoever put them there', async () => {
    const { id } = await prepared('image/png');
    await world.adapters.images.write(
      (await rowOf(id))?.storeKey ?? '',
      new Uint8Array(10 * 1024 * 1024 + 1),
      'image/png',
    );
    expect(await wordsFor([id])).toEqual([[0, 'imageTooLarge']]);
  });

  it("does not know what was not uploaded, what is somebody else's, what is for another purpose or what is not there", async () => {
    const bytes = await aPhotograph().png().toBuffer();
    const own = await uploaded(bytes, 'image/png');
    const profile = await uploaded(bytes, 'image/png', 'profile');
    const { id: empty } = await prepared('image/png');
    const absent = '00000000-0000-4000-8000-000000000000' as ImageId;
    expect(await wordsFor([empty, own, absent, profile])).toEqual([
      [0, 'imageUnknown'],
      [2, 'imageUnknown'],
      [3, 'imageUnknown'],
    ]);
    const other = await aSeller(world);
    expect(await wordsFor([own], other)).toEqual([[0, 'imageUnknown']]);
  });

  it('removes where a photograph was taken, turns it upright, and leaves nothing of the old file', async () => {
    const telling = await aPhotograph(300, 100)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Camera', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 35/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(telling).metadata()).exif?.includes('Camera')).toBe(true);
    const id = await uploaded(telling, 'image/jpeg');
    const before = (await rowOf(id))?.storeKey ?? '';
    expect(await wordsFor([id])).toEqual([]);
    const row = await rowOf(id);
    const kept = await world.adapters.images.read(row?.storeKey ?? '');
    const described = await sharp(kept).metadata();
    expect([described.exif, described.xmp, described.iptc]).toEqual([undefined, undefined, undefined]);
    expect(described).toMatchObject({ format: 'jpeg', width: 100, height: 300 });
    expect(row).toMatchObject({ width: 100, height: 300, bytes: kept?.byteLength });
    expect(row?.storeKey).not.toBe(before);
    expect((await world.adapters.images.read(before))?.byteLength).toBe(1);
  });

  it.each([
    [
      'JPEG',
      'image/jpeg',
      (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 2), aJpegComment(secret), bytes.subarray(2)]),
    ],
    ['JPEG, behind its end', 'image/jpeg', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(secret)])],
    [
      'PNG',
      'image/png',
      (bytes: Buffer) =>
        Buffer.concat([
          bytes.subarray(0, 33),
          aPngChunk('tEXt', Buffer.from(`Comment\0${secret}`)),
          bytes.subarray(33),
        ]),
    ],
    ['PNG, behind its end', 'image/png', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(secret)])],
    [
      'GIF',
      'image/gif',
      (bytes: Buffer) =>
        Buffer.concat([
          bytes.subarray(0, -1),
          Buffer.from([0x21, 0xfe, secret.length]),
          Buffer.from(secret),
          Buffer.from([0, 0x3b]),
        ]),
    ],
    ['GIF, behind its end', 'image/gif', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(secret)])],
    ['WebP, behind its end', 'image/webp', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(secret)])],
    ['AVIF, behind its end', 'image/avif', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from(secret)])],
  ] as const)('removes what somebody wrote into a %s', async (_, contentType, written) => {
    const format = contentType.slice('image/'.length) as 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
    const telling = written(await aPhotograph(60, 40).toFormat(format).toBuffer());
    expect(telling.includes(secret)).toBe(true);
    const id = await uploaded(telling, contentType);
    expect(await wordsFor([id])).toEqual([]);
    const kept = Buffer.from((await world.adapters.images.read((await rowOf(id))?.storeKey ?? '')) ?? []);
    expect((await sharp(kept).metadata()).width).toBe(60);
    expect(kept.includes(secret)).toBe(false);
  });

  it('leaves the bytes of a picture that is nothing but a picture as they are', async () => {
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const bytes = await aPhotograph(60, 40).toFormat(format).toBuffer();
      const id = await uploaded(bytes, `image/${format}`);
      expect(await wordsFor([id])).toEqual([]);
      const kept = await world.adapters.images.read((await rowOf(id))?.storeKey ?? '');
      expect(Buffer.from(kept ?? []).equals(bytes), format).toBe(true);
    }
  });

  it.each([
    ['a one-coloured AVIF of 50 megapixels', 'image/avif', () => aFlat(7071, 7071).avif({ effort: 0 })],
    [
      'an interlaced PNG of 16 bits',
      'image/png',
      () => aFlat(4000, 4000).toColourspace('rgb16').png({ progressive: true }),
    ],
    ['a GIF', 'image/gif', () => aFlat(4000, 4000).gif({ effort: 1 })],
    ['a WebP', 'image/webp', () => aFlat(4000, 4000).webp({ effort: 0 })],
  ] as const)('refuses %s by its size in pixels, before decoding it', async (_, contentType, written) => {
    const id = await uploaded(await written().toBuffer(), contentType);
    expect(await wordsFor([id])).toEqual([[0, 'imagePixels']]);
  });

  it('takes nothing more from a link after its first file, also where that has moved, and sweeps the place', async () => {
    const telling = await aPhotograph(60, 40)
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' } })
      .toBuffer();
    const place = await prepared('image/jpeg');
    await put(place, telling);
    const left = (await rowOf(place.id))?.storeKey ?? '';
    expect(await wordsFor([place.id])).toEqual([]);
    expect((await put(place, telling)).status).toBe(409);
    expect((await world.adapters.images.read(left))?.byteLength).toBe(1);
    world.clock.forward(25 * 3_600_000);
    await sweepUnnamedImages(world.adapters, world.clock.now());
    expect(await world.adapters.images.read(left)).toBeUndefined();
  });

  it('shows what nobody has checked to its owner alone, until a form has named it', async () => {
    const owner = await aSeller(world);
    const place = await aPlace(world, owner, 'image/webp');
    await put(place, await aPhotograph().webp().toBuffer());
    const uploadedKey = (await rowOf(place.id))?.storeKey ?? '';
    expect((await get(world.adapters.images.urlOf(uploadedKey))).status).toBe(404);
    expect((await get(place.url.replace(/.{20}$/, 'A'.repeat(20)))).status).toBe(404);
    const signed = (await get(place.url)).headers.get('location') ?? '';
    world.clock.forward(61_000);
    expect((await get(signed)).status).toBe(404);
    expect(await wordsFor([place.id], owner)).toEqual([]);
    const shown = await followed(place.url);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    world.clock.forward(25 * 3_600_000);
    expect((await get(place.url)).status).toBe(404);
  });
});
