import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { pixelsMaximum } from '../../../netlify/images/decode.ts';
import type { ImageContentType } from '../../../src/contract/account/image.ts';

// `npm run bench:images`: what the dearest pictures that are allowed cost, each in a process of its own, and one that is refused.

const edgeOf = (contentType: ImageContentType): number => Math.floor(Math.sqrt(pixelsMaximum[contentType]));

const flat = (edge: number): Sharp =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#888' }, limitInputPixels: false });
const noise = (edge: number): Sharp =>
  sharp({
    create: {
      width: edge,
      height: edge,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
    limitInputPixels: false,
  });

const turned = { orientation: 6 };
const pictures: [name: string, contentType: ImageContentType, made: (edge: number) => Sharp, edge?: number][] = [
  [
    'progressive JPEG, turned',
    'image/jpeg',
    (edge) => noise(edge).jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 60 }).withMetadata(turned),
  ],
  [
    'interlaced PNG, 16 bits, turned',
    'image/png',
    (edge) => flat(edge).ensureAlpha().toColourspace('rgb16').png({ progressive: true }).withMetadata(turned),
  ],
  ['lossy WebP, turned', 'image/webp', (edge) => noise(edge).webp({ quality: 50 }).withMetadata(turned)],
  ['lossless WebP, turned', 'image/webp', (edge) => flat(edge).webp({ lossless: true }).withMetadata(turned)],
  ['GIF', 'image/gif', (edge) => flat(edge).gif({ effort: 1 })],
  ['AVIF of one colour', 'image/avif', (edge) => flat(edge).avif({ effort: 0 })],
  [
    'AVIF, turned',
    'image/avif',
    (edge) => noise(edge).avif({ effort: 0, chromaSubsampling: '4:4:4', quality: 40 }).withMetadata(turned),
  ],
  ['AVIF of one colour, 50 megapixels', 'image/avif', (edge) => flat(edge).avif({ effort: 0 }), 7071],
];

const directory = await mkdtemp(join(tmpdir(), 'marketplace-bench-images-'));
console.log('peak memory of the process | time | outcome | bytes | picture');
for (const [name, contentType, made, edge = edgeOf(contentType)] of pictures) {
  const file = join(directory, 'picture');
  const bytes = await made(edge).toBuffer();
  await writeFile(file, bytes);
  const printed = execFileSync('node', [join(import.meta.dirname, 'decode-one.ts'), file, contentType], {
    encoding: 'utf8',
  });
  const { outcome, milliseconds, megabytes } = JSON.parse(printed) as Record<string, string | number>;
  console.log(`${megabytes} MB | ${milliseconds} ms | ${outcome} | ${bytes.byteLength} | ${name}, ${edge}×${edge}`);
}
await rm(directory, { recursive: true, force: true });
