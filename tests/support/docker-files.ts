import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { project } from './sources.ts';

export const textOf = (file: string): string => readFileSync(join(project, file), 'utf8');

/** The instructions of a Dockerfile, each on one line. */
export const instructionsIn = (dockerfile: string): { name: string; words: string }[] =>
  dockerfile
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...words] = line.trim().split(/\s+/);
      return { name, words: words.join(' ') };
    });

export interface Service {
  image?: string;
  build?: object;
  command?: string[];
  entrypoint?: string[];
  healthcheck?: object;
  network_mode?: string;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
}

/** The services of compose.yaml, with what they take over from each other. */
export const servicesIn = (compose: string): Record<string, Service> =>
  (parse(compose, { merge: true }) as { services: Record<string, Service> }).services;
