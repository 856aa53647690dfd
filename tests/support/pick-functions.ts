import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesNamedIn, functionNames, functionsDirectory, pickedDirectory, textOfBundle } from './functions.ts';

// Run by `netlify build` after the build's own command: chooses the functions to pack. Packing one takes two seconds of
// processor time. What is packed beside a bundle are the packages and files that it needs, each separately. So a
// function is packed only if it needs, or is called, something new.

/** The tests ask these more than whether they load. */
const askedMore = ['page', 'admin'];

const packages = join(import.meta.dirname, '../../node_modules');

/** The packages that a bundle asks for and does not hold, and the files that it names by their address. */
function wantedBy(bundle: string): string[] {
  const asked = [...bundle.matchAll(/(?:\bfrom *|\bimport *\(? *)["'`](@?[a-z][\w@/.-]*)["'`]/g)];
  const named = [
    ...asked.map(([, name = '']) => name).filter((name) => existsSync(join(packages, name))),
    ...filesNamedIn(bundle),
  ];
  return [...new Set(named)].toSorted();
}

/** How a function is called is said in its door, what it wants in its bundle. */
async function traitsOf(name: string): Promise<string[]> {
  const door = await readFile(join(functionsDirectory, `${name}.mjs`), 'utf8');
  const call = ['"schedule"', '"path"'].find((key) => door.includes(key)) ?? 'by its name';
  return [call, ...wantedBy(await textOfBundle(name))];
}

const known = new Set<string>();
await rm(pickedDirectory, { recursive: true, force: true });
await mkdir(pickedDirectory, { recursive: true });
const names = await functionNames();
for (const name of [...askedMore, ...names.filter((other) => !askedMore.includes(other))]) {
  const traits = await traitsOf(name);
  const isNew = traits.some((trait) => !known.has(trait));
  for (const trait of traits) known.add(trait);
  if (isNew || askedMore.includes(name))
    await copyFile(join(functionsDirectory, `${name}.mjs`), join(pickedDirectory, `${name}.mjs`));
}
