import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { promisify } from 'node:util';

// `npm run sabotage [name…]`: breaks the committed code on purpose, one patch of this folder after the other, and says of each
// whether a check notices. A patch begins with what it breaks and, after `caught by:`, the part of `npm test` that has to fail.

const run = promisify(execFile);
const project = join(import.meta.dirname, '../..');
const bin = join(project, 'node_modules/.bin');

interface Sabotage {
  name: string;
  file: string;
  what: string;
  check: string[];
  suite: string;
}

async function readSabotage(file: string): Promise<Sabotage> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8');
  const head = text.slice(0, text.indexOf('diff --git'));
  const [, suite = 'unit', check] = /^caught by: (?:SUITE=(\S+) )?(.+)$/m.exec(head) ?? [];
  if (check === undefined) throw new Error(`${file} does not say what it is caught by`);
  const what = head.slice(0, head.indexOf('caught by:')).replaceAll(/\s+/g, ' ').trim();
  return {
    name: basename(file, '.patch'),
    file: join(import.meta.dirname, file),
    what,
    check: check.split(' '),
    suite,
  };
}

/** Runs in the directory; whether it ended well. */
async function endsWell(directory: string, { check: [program = '', ...words], suite }: Sabotage): Promise<boolean> {
  const environment = { ...process.env, SUITE: suite, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };
  return run(program, words, { cwd: directory, env: environment, maxBuffer: 2 ** 28 }).then(
    () => true,
    () => false,
  );
}

const directory = await mkdtemp(join(tmpdir(), 'marketplace-sabotage-'));
const git = (...words: string[]) => run('git', ['-C', directory, ...words]);
await run('git', ['clone', '--quiet', '--shared', project, directory]);
await symlink(join(project, 'node_modules'), join(directory, 'node_modules'));

const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.patch')).sort();
const all = await Promise.all(files.map(readSabotage));
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const missed: string[] = [];

for (const sabotage of chosen) {
  await git('apply', sabotage.file);
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
