import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectDirectory } from './build.ts';
import { isWritten, writtenParts } from './written-parts.ts';

const features = join(projectDirectory, 'src/features');

/** The files that screens load later and show in a `LatePart`. */
async function lateFiles(): Promise<string[]> {
  const files = (await readdir(features, { recursive: true })).filter((file) => file.endsWith('.tsx'));
  const texts = await Promise.all(files.map((file) => readFile(join(features, file), 'utf8')));
  return texts
    .filter((text) => text.includes('<LatePart'))
    .flatMap((text) => [...text.matchAll(/import\('\.(\/[\w-]+\.tsx)'\)/g)].map(([, file = '']) => file));
}

describe('what is written although it comes later', () => {
  // The build for the server leaves every other late file empty: the page around it could not be written.
  it('is everything in a part that comes late', async () => {
    const late = await lateFiles();
    expect(late.filter((file) => !isWritten(file))).toEqual([]);
    expect(writtenParts.filter((part) => !late.includes(`/${part}.tsx`))).toEqual([]);
  });
});
