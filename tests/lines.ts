import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

// `npm run lines`: counts what git knows, by folder, by quarter and by type. Pictures, fonts and films have no lines.

const quarters = ['messaging', 'account', 'property', 'services', 'billing', 'booking', 'admin', 'site'];
const without = /\.(avif|webp|png|jpe?g|gif|ico|webm|mp4|woff2?|ttf|heic|pdf|zip|gz)$/;

/** What the first pattern that fits says; `product` is the rest of `src`, `netlify` and `supabase`. */
const kinds = [
  ['tests', /^tests\/|\.test\.tsx?$/],
  ['data', /\.(tsv|csv|svg)$|_rows\.sql$/],
  ['words', /^src\/i18n\/locales\//],
  ['product', /^(src|netlify|supabase)\//],
  ['rest', /./],
] as const;

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && !without.test(path))
  .map((path) => ({
    path,
    kind: kinds.find(([, pattern]) => pattern.test(path))?.[0] ?? 'rest',
    lines: readFileSync(path, 'utf8').split('\n').length - 1,
  }));

function print(title: string, groupOf: (path: string) => string) {
  const groups = Map.groupBy(files, ({ path }) => groupOf(path));
  const rows = [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([group, inside]) => [
      group,
      Object.fromEntries(
        kinds.map(([kind]) => [
          kind,
          inside.reduce((sum, { lines, ...file }) => sum + (file.kind === kind ? lines : 0), 0),
        ]),
      ),
    ]);
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}

print('By folder', (path) => path.split('/').slice(0, -1).slice(0, 2).join('/') || '.');
print('By quarter', (path) => path.split('/').find((part) => quarters.includes(part)) ?? 'none');
print('By type', (path) => path.split('.').at(-1) ?? '');
print('Together', () => 'all');
