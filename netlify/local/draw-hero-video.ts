/* oxlint-disable unicorn/consistent-function-scoping -- what the browser runs has to stand in one function */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../../tests/support/chromium.ts';
import { projectDirectory } from './build.ts';

// `npm run hero-video`: draws the film of /become-provider in a browser and records it. Film and first picture are committed.
const publicDirectory = join(projectDirectory, 'src/public');

interface Film {
  video: number[];
  poster: number[];
}

/** A street from morning to evening, 8 seconds that end as they begin. Runs in the browser. */
async function record(): Promise<Film> {
  const [width, height, seconds, pictures] = [854, 480, 8, 20];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  const ground = height - 70;
  const box = (colour: string, x: number, y: number, wide: number, high: number, radius = 0): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y, wide, high, radius);
    pen.fill();
  };
  const dot = (colour: string, x: number, y: number, radius: number): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
  };
  const mixed = (from: readonly number[], to: readonly number[], share: number): string =>
    `rgb(${from.map((part, at) => Math.round(part + ((to[at] ?? 0) - part) * share)).join(' ')})`;
  const [day, evening] = [
    [207, 231, 219],
    [24, 58, 44],
  ];
  const houses = [
    { x: 20, wide: 120, high: 190, wall: '#e9dcc3', shade: '#b4521a' },
    { x: 150, wide: 150, high: 250, wall: '#cfe0d4', shade: '#175c3c' },
    { x: 310, wide: 130, high: 205, wall: '#f3eadb', shade: '#8f4512' },
    { x: 450, wide: 110, high: 275, wall: '#b9d2c4', shade: '#2b7150' },
    { x: 570, wide: 150, high: 215, wall: '#efe2cd', shade: '#b4521a' },
    { x: 730, wide: 110, high: 240, wall: '#d8e6dd', shade: '#0d4a2e' },
  ];
  const house = ({ x, wide, high, wall, shade }: (typeof houses)[number], dusk: number, at: number): void => {
    const top = ground - high;
    box(wall, x, top, wide, high, 4);
    box(`rgb(13 40 28 / ${0.5 * dusk})`, x, top, wide, high, 4);
    for (let row = 0; row * 44 < high - 130; row += 1)
      for (let column = 0; column * 36 < wide - 40; column += 1) {
        const isLit = (row * 3 + column * 5 + at) % 4 !== 0 && dusk > 0.35 + 0.1 * ((row + column + at) % 4);
        box(
          isLit ? '#ffd98a' : mixed([150, 182, 170], [38, 70, 58], dusk),
          x + 18 + column * 36,
          top + 20 + row * 44,
          20,
          28,
          2,
        );
      }
    box(dusk > 0.4 ? '#ffe3a6' : '#f8fbf9', x + 12, ground - 66, wide - 24, 66, 3);
    box('#5b4632', x + wide - 44, ground - 56, 22, 56, 2);
    const stripes = Math.floor(wide / 15);
    for (let stripe = 0; stripe < stripes; stripe += 1)
      box(
        stripe % 2 === 0 ? shade : '#fffaf0',
        x + 3 + stripe * ((wide - 6) / stripes),
        ground - 84,
        (wide - 6) / stripes,
        24,
        3,
      );
  };
  const van = (x: number): void => {
    box('#175c3c', x, ground + 2, 92, 36, 6);
    box('#0d4a2e', x + 70, ground + 12, 36, 26, 6);
    box('#cfe7db', x + 82, ground + 15, 18, 11, 2);
    box('#ffd98a', x + 14, ground + 12, 40, 6, 3);
    for (const wheel of [20, 84]) dot('#17211c', x + wheel, ground + 38, 9);
  };
  const walker = (x: number, phase: number, coat: string): void => {
    const step = Math.sin(phase) * 6;
    pen.strokeStyle = '#2a352f';
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(x, ground + 12);
    pen.lineTo(x + step, ground + 26);
    pen.moveTo(x, ground + 12);
    pen.lineTo(x - step, ground + 26);
    pen.stroke();
    box(coat, x - 7, ground - 14, 14, 28, 6);
    dot('#e0b48c', x, ground - 21, 7);
  };
  const pin = (x: number, y: number, grown: number): void => {
    if (grown <= 0) return;
    const size = 15 * grown;
    dot('#b4521a', x, y - 1.6 * size, size);
    pen.beginPath();
    pen.moveTo(x - 0.85 * size, y - 1.1 * size);
    pen.lineTo(x, y);
    pen.lineTo(x + 0.85 * size, y - 1.1 * size);
    pen.fill();
    dot('#fff', x, y - 1.6 * size, 0.42 * size);
  };
  const draw = (share: number): void => {
    const dusk = (1 - Math.cos(2 * Math.PI * share)) / 2;
    const sky = pen.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, mixed(day ?? [], evening ?? [], dusk));
    sky.addColorStop(1, mixed([246, 250, 247], [70, 96, 78], dusk));
    pen.fillStyle = sky;
    pen.fillRect(0, 0, width, height);
    dot(mixed([255, 217, 138], [250, 244, 224], dusk), 680, 70 + 60 * dusk, 30);
    for (const [cloud, speed] of [
      [0, 1],
      [380, 1],
      [640, 1],
    ] as const) {
      const x = ((cloud + speed * share * width) % (width + 160)) - 120;
      for (const [left, up, size] of [
        [0, 0, 20],
        [26, -8, 26],
        [56, 0, 20],
      ] as const)
        dot(`rgb(255 255 255 / ${0.75 - 0.6 * dusk})`, x + left, 90 + (cloud % 70) + up, size);
    }
    houses.forEach((one, at) => house(one, dusk, at));
    box(mixed([196, 205, 199], [52, 66, 58], dusk), 0, ground, width, 18);
    box(mixed([150, 162, 155], [38, 48, 42], dusk), 0, ground + 18, width, height);
    for (let line = 0; line < 12; line += 1) box('rgb(255 255 255 / 55%)', line * 76 + 10, ground + 52, 36, 4, 2);
    const passing = (from: number, laps: number): number =>
      ((from + laps * share * (width + 200)) % (width + 200)) - 120;
    walker(passing(300, 1), share * 60, '#8f4512');
    walker(width - passing(560, 1), share * 60 + 2, '#2b7150');
    van(passing(40, 2));
    houses.forEach(({ x, wide, high }, at) => {
      const since = (share * 6 - at + 6) % 6;
      pin(x + wide / 2, ground - high - 8, Math.max(0, Math.min(1, since * 3, (3.4 - since) * 3)));
    });
  };
  draw(0);
  const blobOf = (type: string): Promise<Blob> =>
    new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), type, 0.8);
    });
  const bytesOf = async (blob: Blob): Promise<number[]> => [...new Uint8Array(await blob.arrayBuffer())];
  const poster = await bytesOf(await blobOf('image/webp'));
  const stream = canvas.captureStream(pictures);
  const recorder = new MediaRecorder(stream, { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: 330_000 });
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const ended = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  const begun = performance.now();
  await new Promise<void>((resolve) => {
    const next = (): void => {
      const share = (performance.now() - begun) / (seconds * 1000);
      if (share >= 1) return resolve();
      draw(share);
      setTimeout(next, 1000 / pictures);
    };
    next();
  });
  recorder.stop();
  await ended;
  return { video: await bytesOf(new Blob(parts)), poster };
}

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
const page = await browser.newPage();
const { video, poster } = await page.evaluate(record);
await browser.close();
await writeFile(join(publicDirectory, 'become-provider.webm'), Buffer.from(video));
await writeFile(join(publicDirectory, 'become-provider.webp'), Buffer.from(poster));
console.log(`film ${Math.round(video.length / 1000)} kB, first picture ${Math.round(poster.length / 1000)} kB`);
