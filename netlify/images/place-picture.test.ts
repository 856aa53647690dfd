import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  type MapPicture,
  mapPictureSizes,
  mapPictureWords,
  readMapPicture,
} from '../../src/contract/site/map-picture.ts';
import { drawPlace } from './place-picture.ts';

const mitte: MapPicture = { size: 'wide', scheme: 'light', position: { lat: 52.5312, lng: 13.3845 }, isExact: true };

async function colourAt(drawn: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(drawn)
    .extract({ left: 2 * x, top: 2 * y, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

const brightness = ([red = 0, green = 0, blue = 0]: number[]): number => red + green + blue;

describe('a small map', () => {
  it.each(['phone', 'wide', 'mail'] as const)(
    'of the size %s is drawn twice as large, and is light to load',
    async (size) => {
      const drawn = await drawPlace({ ...mitte, size });
      const { width, height } = mapPictureSizes[size];
      expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 2 * width, height: 2 * height });
      expect(drawn.byteLength).toBeLessThan(60_000);
    },
  );

  it('has a pin at the place, whose dot is light', async () => {
    const drawn = await drawPlace(mitte);
    const { width, height } = mapPictureSizes.wide;
    expect(brightness(await colourAt(drawn, width / 2, height / 2 - 10))).toBeLessThan(300);
    expect(brightness(await colourAt(drawn, width / 2, height / 2 - 24))).toBeGreaterThan(700);
  });

  it('has a circle around an approximate place, through which the land is seen', async () => {
    const position = { lat: 14.23, lng: 120.97 };
    const [about, pin] = [
      await drawPlace({ ...mitte, position, isExact: false }),
      await drawPlace({ ...mitte, position }),
    ];
    const { width, height } = mapPictureSizes.wide;
    const middle = brightness(await colourAt(about, width / 2, height / 2 - 6));
    const land = brightness(await colourAt(about, width / 2 - 60, height / 2 + 40));
    expect(middle).toBeLessThan(land - 30);
    expect(middle).toBeGreaterThan(brightness(await colourAt(pin, width / 2, height / 2 - 6)) + 100);
  });

  it('is dark in the dark scheme', async () => {
    expect(brightness(await colourAt(await drawPlace({ ...mitte, scheme: 'dark' }), 700, 130))).toBeLessThan(250);
    expect(brightness(await colourAt(await drawPlace(mitte), 700, 130))).toBeGreaterThan(600);
  });
});

it('is known by the words of its address, and by no others', () => {
  const [look, place] = mapPictureWords(mitte);
  expect([look, place]).toEqual(['wide-light-pin', '52.5312,13.3845']);
  expect(readMapPicture(look, place)).toEqual(mitte);
  for (const [one, other] of [
    ['huge-light-pin', place],
    ['wide-blue-pin', place],
    ['wide-light-toString', place],
    ['wide-light-pin-more', place],
    [look, '52.53,13.3845'],
    [look, '52.53120,13.3845'],
    [look, '52.5312,13.3845,1'],
    [look, 'NaN,13.3845'],
    [look, ''],
  ] as const)
    expect(readMapPicture(one, other), `${one} ${other}`).toBeUndefined();
});

it('shows water at sea, and land where no country of ours is', async () => {
  const { width, height } = mapPictureSizes.wide;
  const besidePin = async (lat: number, lng: number) =>
    colourAt(await drawPlace({ ...mitte, position: { lat, lng } }), width / 2 + 60, height / 2 + 30);
  const [blueAtSea, blueOnLand] = [await besidePin(0, 0), await besidePin(39.7, -98.6)].map(
    ([red = 0, , blue = 0]) => blue - red,
  );
  expect(blueAtSea).toBeGreaterThan(20);
  expect(blueOnLand).toBeLessThan(5);
});
