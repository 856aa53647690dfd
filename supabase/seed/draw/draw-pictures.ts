import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { copyFile, demoCopyWidth, demoPictures, pictureFile } from '../pictures.ts';
import { sceneOf } from './scenes.ts';

const folder = new URL('../pictures/', import.meta.url);
const largestBytes = 25 * 1024;
const largestCopyBytes = 16 * 1024;
const qualities = [72, 64, 56, 48, 40];

await mkdir(folder, { recursive: true });
for (const picture of demoPictures) {
  const drawn = sharp(Buffer.from(sceneOf(picture)));
  await writeFile(new URL(pictureFile(picture), folder), await smallWebp(drawn, largestBytes));
  await writeFile(new URL(copyFile(picture), folder), await smallWebp(drawn.resize(demoCopyWidth), largestCopyBytes));
}

/** Pictures with many small windows need a lower quality to stay small; in flat colours nobody sees it. */
async function smallWebp(picture: Sharp, most: number): Promise<Buffer> {
  const drawn = await picture.raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number) => sharp(drawn.data, { raw: drawn.info }).webp({ quality, effort: 6 }).toBuffer();
  for (const quality of qualities) {
    const bytes = await encode(quality);
    if (bytes.length <= most) return bytes;
  }
  return encode(30);
}
