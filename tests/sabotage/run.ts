import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { sabotaged, sabotages } from './sabotages.ts';

// `npm run sabotage [name…]`: breaks the committed code on purpose, one sabotage after the other, and says of each whether its check
// notices. An unknown name fails.

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const bin = join(project, 'node_modules/.bin');

type Sabotage = (typeof sabotages)[number];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !sabotages.some((sabotage) => sabotage.name === name));
if (unknown.length > 0) throw new Error(`no sabotage is called ${unknown.join(', ')}`);
const chosen = sabotages.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

/** Runs in the directory; whether it ended well. */
async function endsWell(directory: string, { caughtBy, suite = 'unit' }: Sabotage): Promise<boolean> {
  const [program = '', ...words] = caughtBy.split(' ');
  const { TIER: _, ...inherited } = process.env;
  const environment = { ...inherited, SUITE: suite, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  return run(program, words, { cwd: directory, env: environment, maxBuffer: 2 ** 28 }).then(
    () => true,
    () => false,
  );
}

async function breakIn(directory: string, { name, changes }: Sabotage): Promise<void> {
  for (const change of changes) {
    const file = join(directory, change.file);
    const text = change.from === undefined ? change.to : sabotaged(await readFile(file, 'utf8'), change);
    if (text === undefined) throw new Error(`${name} does not fit ${change.file}`);
    await writeFile(file, text);
  }
}

const directory = await mkdtemp(join(tmpdir(), 'marketplace-sabotage-'));
const git = (...words: string[]) => run('git', ['-C', directory, ...words]);
await run('git', ['clone', '--quiet', '--shared', project, directory]);
await symlink(join(project, 'node_modules'), join(directory, 'node_modules'));
const missed: string[] = [];

for (const sabotage of chosen) {
  await breakIn(directory, sabotage);
  const started = performance.now();
  const isCaught = !(await endsWell(directory, sabotage));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await git('checkout', '--quiet', '.');
  await git('clean', '--quiet', '-fd', '--exclude', 'node_modules');
  // What fails on sound code as well would prove nothing.
  const isSound = isCaught && (await endsWell(directory, sabotage));
  console.log(
    `${isCaught && isSound ? '✓ caught' : isCaught ? '✗ fails anyway' : '✗ missed'} in ${seconds} s  ${sabotage.name}: ${sabotage.what}`,
  );
  if (!isSound) missed.push(sabotage.name);
}
await rm(directory, { recursive: true, force: true });
console.log(`${chosen.length - missed.length} of ${chosen.length} caught`);
process.exitCode = missed.length === 0 ? 0 : 1;
