import { readFile } from 'node:fs/promises';
import { storeCopies } from '../../../netlify/images/copies.ts';
import { decodeImage } from '../../../netlify/images/decode.ts';
import { imageContentTypes } from '../../../src/contract/account/image.ts';

const nowhere = () => Promise.resolve();

// Checks one picture in a process of its own, as publishing does, and prints its peak memory and time.
const [file = '', kind = ''] = process.argv.slice(2);
const contentType = imageContentTypes.find((known) => known === kind);
if (contentType === undefined) throw new Error(`not a kind of image: ${kind}`);
const bytes = new Uint8Array(await readFile(file));
const started = performance.now();
const decoded = await decodeImage(bytes, contentType);
if (typeof decoded !== 'string') {
  await storeCopies(
    {
      write: nowhere,
      remove: nowhere,
      read: () => Promise.resolve(undefined),
      prepareUpload: () => Promise.reject(new Error('no uploads here')),
      urlOf: (key) => key,
      signedUrl: (key) => Promise.resolve(key),
    },
    'property/bench.webp',
    decoded.bytes,
  );
}
const outcome = typeof decoded === 'string' ? decoded : 'accepted';
const milliseconds = Math.round(performance.now() - started);
// Not maxRSS of getrusage: Linux carries the parent's over into a new program.
const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(await readFile('/proc/self/status', 'utf8'))?.[1]);
console.log(JSON.stringify({ outcome, milliseconds, megabytes: Math.round(kilobytes / 1024) }));
