import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { projectDirectory } from './build.ts';

/**
 * Classes are called by their name and their file's. Vite's own names hold the line, too, and weigh 0.5 kB more on a page.
 * The browser's build and the server's must agree.
 */
export const scopedNames = (): Plugin => ({
  name: 'scoped names',
  config: () => ({
    css: {
      modules: {
        generateScopedName: (name, file) =>
          `${name}-${createHash('sha256').update(relative(projectDirectory, file)).digest('hex').slice(0, 4)}`,
      },
    },
  }),
});
