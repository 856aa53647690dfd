import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';

export const project = join(import.meta.dirname, '../..');

export interface Import {
  /** A path from the top of the project (`src/paths.ts`), or a package's name. */
  target: string;
  isTypeOnly: boolean;
  /** Asked for when it is needed: `import('…')`. */
  isLater: boolean;
}

export interface Source {
  path: string;
  text: string;
  imports: Import[];
}

const statement = /^(?:import|export)\b(\s+type\b)?[^;'"]*?\bfrom\s+'([^']+)'/gm;
const bare = /^import\s+'([^']+)'/gm;
const dynamic = /\bimport\(\s*'([^']+)'\s*\)/g;

const resolved = (path: string, target: string): string => {
  if (target.startsWith('.')) return posix.join(posix.dirname(path), target);
  return /^#(ui|i18n)\//.test(target) ? `src/${target.slice(1)}` : target;
};

/** What a module imports, as the formatter writes it. */
export function importsOf(path: string, text: string): Import[] {
  const found = (target: string | undefined, is: Partial<Import> = {}): Import => ({
    target: resolved(path, target ?? ''),
    isTypeOnly: false,
    isLater: false,
    ...is,
  });
  return [
    ...[...text.matchAll(statement)].map((match) => found(match[2], { isTypeOnly: match[1] !== undefined })),
    ...[...text.matchAll(bare)].map((match) => found(match[1])),
    ...[...text.matchAll(dynamic)].map((match) => found(match[1], { isLater: true })),
  ];
}

/** Every module below the folders, tests beside the code left out. */
export async function readSources(...folders: string[]): Promise<Source[]> {
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(project, folder), { recursive: true })).map((file) => posix.join(folder, file)),
    ),
  );
  const modules = listed.flat().filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return Promise.all(
    modules.sort().map(async (path) => {
      const text = await readFile(join(project, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    }),
  );
}

/** Every style sheet below the folder. */
export async function readSheets(folder: string): Promise<{ path: string; text: string }[]> {
  const files = (await readdir(join(project, folder), { recursive: true })).filter((file) => file.endsWith('.css'));
  return Promise.all(
    files.sort().map(async (file) => ({
      path: posix.join(folder, file),
      text: await readFile(join(project, folder, file), 'utf8'),
    })),
  );
}

/** Every text file that is committed, or will be. */
export function committedTexts(): { path: string; text: string }[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: project });
  return listed
    .toString()
    .split('\n')
    .filter((path) => /\.(tsx?|json|sql|toml|md|css|html|ya?ml)$|(^|\/)(\.npmrc|run)$/.test(path))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(project, path), 'utf8') }];
      } catch {
        return [];
      }
    });
}
