import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { buildDirectory, projectDirectory } from './build.ts';
import { contentPolicy, outsideHosts } from './content-policy.ts';

interface HeaderRule {
  for: string;
  values: Record<string, string>;
}

/** `/assets/*` covers everything below, `:id` one step; a path without either covers itself. */
export function covers(pattern: string, path: string): boolean {
  if (pattern.endsWith('/*')) return `${path}/`.startsWith(pattern.slice(0, -1));
  const steps = path.replace(/\/$/, '').split('/');
  const wanted = pattern.replace(/\/$/, '').split('/');
  return (
    steps.length === wanted.length &&
    wanted.every((step, at) => step === steps[at] || (step.startsWith(':') && steps[at] !== ''))
  );
}

interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

const deployRules = async (): Promise<{ headers?: HeaderRule[]; redirects?: RedirectRule[] }> =>
  parse(await readFile(join(projectDirectory, 'netlify.toml'), 'utf8'));

const redirectLine = /^(?<from>\S+)\s+(?<to>\S+)\s+(?<status>\d{3})$/;

/** The file of the build, whose rules come first. */
async function builtRules(): Promise<RedirectRule[]> {
  const written = await readFile(join(buildDirectory, redirectsFile), 'utf8');
  return written.split('\n').flatMap((line) => {
    const { from, to, status } = redirectLine.exec(line)?.groups ?? {};
    return from === undefined || to === undefined ? [] : [{ from, to, status: Number(status) }];
  });
}

export const redirectsFile = '_redirects';

export const redirectsText = (rules: readonly RedirectRule[]): string =>
  rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');

/** `/en/property/:id` -> `/property/:id` -> `/property/1` */
function filledIn({ from, to }: RedirectRule, path: string): string {
  const steps = path.split('/');
  return from
    .split('/')
    .reduce((filled, step, at) => (step.startsWith(':') ? filled.replace(step, steps[at] ?? '') : filled), to);
}

/** What answers for an address that is no file, by the redirects of the build and of netlify.toml; earlier rules win. */
export async function deployRedirects(): Promise<(path: string) => Pick<RedirectRule, 'to' | 'status'> | undefined> {
  const rules = [...(await builtRules()), ...((await deployRules()).redirects ?? [])];
  return (path) => {
    const rule = rules.find(({ from }) => covers(from, path));
    return rule === undefined ? undefined : { to: filledIn(rule, path), status: rule.status };
  };
}

/**
 * The header rules of netlify.toml and of the build's own file, so that the local server says what production says; later
 * rules win.
 */
export async function deployHeaders(): Promise<(path: string) => [string, string][]> {
  const policy = { 'Content-Security-Policy': contentPolicy(outsideHosts(process.env)) };
  const rules = [{ for: '/*', values: policy }, ...((await deployRules()).headers ?? [])];
  return (path) => [
    ...new Map(rules.filter((rule) => covers(rule.for, path)).flatMap((rule) => Object.entries(rule.values))),
  ];
}
