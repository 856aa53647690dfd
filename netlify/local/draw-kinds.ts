import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { kindPictures, tallPictures } from '../../src/ui/kind-picture.ts';
import { projectDirectory } from './build.ts';

// `npm run kinds`: a small drawn picture of each trade and kind of property, from those of the demo. They are committed.
const drawings = {
  residential: 'house-modern-1',
  commercial: 'office-1',
  land: 'lot-sea-1',
  architects: 'plan-1',
  constructors: 'scaffold-1',
  hair: 'service-hair-1',
  nails: 'service-nails-1',
  cosmetics: 'service-cosmetics-1',
  massage: 'service-massage-1',
  cleaning: 'service-cleaning-1',
  repair: 'service-repair-1',
  painting: 'service-painting-1',
  moving: 'service-moving-1',
  pets: 'service-dog-1',
} as const satisfies Record<(typeof kindPictures)[number], string>;

/** Twice the width of a tile: sharp on a fine screen. */
const size = { width: 480, height: 320 };

await mkdir(join(projectDirectory, 'src/public/kinds'), { recursive: true });
for (const kind of kindPictures)
  await sharp(join(projectDirectory, `supabase/seed/pictures/${drawings[kind]}.webp`))
    .resize(size)
    .webp({ quality: 72, effort: 6 })
    .toFile(join(projectDirectory, `src/public/kinds/${kind}.webp`));

const tallSize = { width: 760, height: 950, position: 'centre' } as const;

await mkdir(join(projectDirectory, 'src/public/kinds/tall'), { recursive: true });
for (const kind of tallPictures)
  await sharp(join(projectDirectory, `supabase/seed/pictures/${drawings[kind]}.webp`))
    .resize(tallSize)
    .webp({ quality: 74, effort: 6 })
    .toFile(join(projectDirectory, `src/public/kinds/tall/${kind}.webp`));
