import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { instructionsIn, servicesIn, textOf } from './support/docker-files.ts';
import { project } from './support/sources.ts';

const dockerfile = textOf('Dockerfile');
const compose = textOf('compose.yaml');
const services = servicesIn(compose);
const isThere = (file: string): boolean => existsSync(join(project, file));

describe('the Dockerfile', () => {
  const instructions = instructionsIn(dockerfile);
  const wordsOf = (name: string): string[] =>
    instructions.filter((instruction) => instruction.name === name).map(({ words }) => words);

  it('has no fault that its linter knows', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate(dockerfile.replace('WORKDIR', 'WORKDIRECTORY')).length).toBeGreaterThan(0);
  });

  it('begins with the Node that everything else is tried on', () => {
    const { devDependencies } = JSON.parse(textOf('package.json')) as { devDependencies: { node: string } };
    expect(wordsOf('FROM').map((from) => from.split(' ')[0])).toEqual([
      `node:${devDependencies.node}-bookworm-slim`,
      `node:${devDependencies.node}-bookworm-slim`,
    ]);
  });

  it('copies what is there, and runs what it has copied as nobody in particular', () => {
    const copied = wordsOf('COPY')
      .filter((words) => !words.startsWith('--from'))
      .flatMap((words) => words.split(' ').slice(0, -1));
    expect(copied.filter((file) => !isThere(file))).toEqual([]);
    expect(wordsOf('USER')).toEqual(['node']);
    const [, program = ''] = JSON.parse(wordsOf('CMD').at(-1) ?? '[]') as string[];
    expect(isThere(program)).toBe(true);
  });

  it('sends no secret and no data of this machine into the image', () => {
    const ignored = textOf('.dockerignore').split('\n');
    for (const name of ['.git', '.data', '.env*', 'node_modules']) expect(ignored).toContain(name);
  });
});

/** What its author calls a matter of taste: the order of keys, and which quotes. */
const tastes = {
  'service-keys-order': 0,
  'services-alphabetical-order': 0,
  'top-level-properties-order': 0,
  'require-quotes-in-ports': 0,
} as const;

describe('compose.yaml', () => {
  it('has no fault that its linter knows, but that the proxy is for everybody', () => {
    const linter = new DCLinter({ rules: tastes, quiet: false, debug: false, exclude: [] });
    const said = linter
      .lintFiles([join(project, 'compose.yaml')], false)
      .flatMap(({ messages }) => messages.map(({ rule, message }) => `${rule}: ${message}`));
    expect(said.filter((line) => !line.includes('"proxy"'))).toEqual([]);
    expect(said.map((line) => line.split(':')[0])).toEqual(
      services['proxy']?.ports?.map(() => 'no-unbound-port-interfaces'),
    );
  });

  it('waits only for services that say whether they are well, or that end', () => {
    const waits = Object.values(services).flatMap((service) => Object.entries(service.depends_on ?? {}));
    expect(waits.length).toBeGreaterThan(3);
    const unsaid = waits.filter(
      ([name, { condition }]) =>
        condition === 'service_healthy' &&
        services[name]?.healthcheck === undefined &&
        !(services[name]?.build !== undefined && dockerfile.includes('\nHEALTHCHECK')),
    );
    expect(unsaid).toEqual([]);
  });

  it('hands in files that are there, runs programs that are there, and leaves the database without a network', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
      .filter((source) => source.startsWith('./netlify'));
    const run = Object.values(services)
      .flatMap(({ command = [] }) => command)
      .filter((word) => word.endsWith('.ts'));
    expect([mounted.length, run.length]).toEqual([1, 1]);
    expect([...mounted, ...run].filter((file) => !isThere(file))).toEqual([]);
    expect([services['database']?.network_mode, services['database']?.ports]).toEqual(['none', undefined]);
  });

  it('names every image with a version', () => {
    const images = Object.values(services).flatMap(({ image, build }) => (build === undefined ? [image] : []));
    expect(images.length).toBe(3);
    expect(images.filter((image) => !/:\d/.test(image ?? ''))).toEqual([]);
  });

  it('asks for no variable that docs/self-hosting.md or docs/environment.md does not name', () => {
    const asked = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name));
    const named = textOf('docs/self-hosting.md') + textOf('docs/environment.md');
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !named.includes(name))).toEqual([]);
  });
});
