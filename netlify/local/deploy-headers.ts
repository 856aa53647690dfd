import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { projectDirectory } from './build.ts';

interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

/** `/assets/*` covers everything below; a path without a star covers itself. */
const covers = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;

interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

const deployRules = async (): Promise<{ headers?: HeaderRule[]; redirects?: RedirectRule[] }> =>
  parse(await readFile(join(projectDirectory, 'netlify.toml'), 'utf8'));

/** The page that answers for an address which is no file, by the redirects of netlify.toml; earlier rules win. */
export async function deployPages(): Promise<(path: string) => string> {
  const rules = ((await deployRules()).redirects ?? []).filter(({ status }) => status === 200);
  return (path) => rules.find(({ from }) => covers(from, path))?.to ?? path;
}

/** The header rules of netlify.toml, so that the local server says what production says; later rules win. */
export async function deployHeaders(): Promise<(path: string) => [string, string][]> {
  const rules = (await deployRules()).headers ?? [];
  return (path) => [
    ...new Map(rules.filter((rule) => covers(rule.for, path)).flatMap((rule) => Object.entries(rule.values))),
  ];
}
