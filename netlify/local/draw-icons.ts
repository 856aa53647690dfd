import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectDirectory } from './build.ts';

// `npm run icons`: the site's icon in the forms that some browsers and phones ask for, from favicon.svg. They are committed.
const publicDirectory = join(projectDirectory, 'src/public');

/** `share` is how much of the square the drawing takes: phones cut the corners off what has a ground of its own. */
async function drawn(size: number, share = 1, background = '#ffffff00'): Promise<Buffer> {
  const inner = Math.round(size * share);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  return sharp(join(publicDirectory, 'favicon.svg'), { density: 1200 })
    .resize(inner, inner)
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .flatten(background === '#ffffff00' ? false : { background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An .ico that holds PNGs: a header of 6 bytes, an entry of 16 for each picture, the pictures. */
function icoOf(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

const sizes = [16, 32, 48];
const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await drawn(size) })));
const save = (file: string, bytes: Buffer): Promise<void> => writeFile(join(publicDirectory, file), bytes);
await save('favicon.ico', icoOf(pictures));
await save('apple-touch-icon.png', await drawn(180, 0.8, '#ffffff'));
await save('icon-192.png', await drawn(192));
await save('icon-512.png', await drawn(512));
// Phones cut a form of their own out of this one, a circle of four fifths at the least: its ground reaches to the edge.
await save('icon-maskable-512.png', await drawn(512, 0.6, '#ffffff'));
