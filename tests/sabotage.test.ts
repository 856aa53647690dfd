import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const project = join(import.meta.dirname, '..');
const folder = join(import.meta.dirname, 'sabotage');
const patches = readdirSync(folder).filter((file) => file.endsWith('.patch'));

// Whether each is caught is told by `npm run sabotage`. One that no longer fits the code would tell nothing.
it.runIf(existsSync(join(project, '.git'))).each(patches)('%s still fits the code that it breaks', (patch) => {
  const check = () => execFileSync('git', ['apply', '--check', join(folder, patch)], { cwd: project, stdio: 'pipe' });
  expect(check).not.toThrow();
});
