import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { demoPictures } from '../pictures.ts';
import { sceneOf } from './scenes.ts';

const folder = new URL('../pictures/', import.meta.url);
const largestBytes = 25 * 1024;
const qualities = [72, 64, 56, 48, 40];

await mkdir(folder, { recursive: true });
for (const picture of demoPictures) {
  await writeFile(new URL(`${picture.name}.webp`, folder), await smallWebp(sceneOf(picture)));
}

/** Pictures with many small windows need a lower quality to stay small; in flat colours nobody sees it. */
async function smallWebp(svg: string): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const encode = (quality: number) => sharp(drawn.data, { raw: drawn.info }).webp({ quality, effort: 6 }).toBuffer();
  for (const quality of qualities) {
    const bytes = await encode(quality);
    if (bytes.length <= largestBytes) return bytes;
  }
  return encode(30);
}
