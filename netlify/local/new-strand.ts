import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Quarter, quarters } from '../../tests/support/quarters.ts';

/**
 * `npm run new strand <quarter> <noun>` writes the files of a strand, from the contract to its tests: a list of one's own, still
 * empty, that passes every check. What it is to be is written into them afterwards.
 */
const project = join(import.meta.dirname, '../..');

interface Names {
  /** `billing` */
  quarter: string;
  /** `credit-note` */
  file: string;
  /** `creditNote` */
  value: string;
  /** `CreditNote` */
  type: string;
  /** `credit_note` */
  table: string;
}

function namesOf(quarter: string, noun: string): Names {
  const type = noun.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return {
    quarter,
    file: noun,
    value: type.charAt(0).toLowerCase() + type.slice(1),
    type,
    table: noun.replaceAll('-', '_'),
  };
}

/** `20261123015500`: migrations run in the order of their names. */
const stampOf = (now: Date): string => now.toISOString().replace(/\D/g, '').slice(0, 14);

const newFiles = ({ quarter, file, value, type, table }: Names, stamp: string): Record<string, string> => ({
  [`src/contract/${quarter}/${file}.ts`]: `import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { identifier, instant } from '../fields.ts';

export const ${value}Id = identifier.brand<'${type}Id'>();

const ${value} = z.object({ id: ${value}Id, createdAt: instant });
export type ${type} = z.output<typeof ${value}>;

export const list${type}s = endpoint('GET /${file}s', {
  summary: 'The own ${file}s, the latest first',
  access: 'signed-in',
  response: z.object({ items: z.array(${value}) }),
});
`,
  [`supabase/migrations/${stamp}_${table}.sql`]: `create table app.${table} (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id) on delete cascade,
  created_at timestamptz(3) not null
);
-- Serves the list of one's own.
create index ${table}_account on app.${table} (account_id, created_at desc, id desc);
alter table app.${table} enable row level security;
select app.open_to_site();
`,
  [`netlify/features/${quarter}/${file}/rules.ts`]: `/** As many as one answer lists. */
export const listedAtMost = 50;
`,
  [`netlify/features/${quarter}/${file}/sql.ts`]: `import type { ${type} } from '../../../../src/contract/${quarter}/${file}.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

export const ownedBy = (database: Database, owner: AccountId, atMost: number): Promise<${type}[]> =>
  database.query<${type} & Record<string, unknown>>(
    \`select id, created_at as "createdAt" from app.${table}
      where account_id = $1 order by created_at desc, id desc limit $2\`,
    [owner, atMost],
  );
`,
  [`netlify/features/${quarter}/${file}/actions.ts`]: `import type * as contract from '../../../../src/contract/${quarter}/${file}.ts';
import type { Action } from '../../../http/answer.ts';
import { listedAtMost } from './rules.ts';
import * as sql from './sql.ts';

export const list${type}s: Action<typeof contract.list${type}s> = async ({ actor, world }) => ({
  items: await sql.ownedBy(world.database, actor.id, listedAtMost),
});
`,
  [`tests/api/${quarter}/${file}.test.ts`]: `import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { list${type}s } from '../../../src/contract/${quarter}/${file}.ts';
import { aCustomer, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let [one, other]: Person[] = [];
beforeAll(async () => {
  world = await startWorld();
  [one, other] = await Promise.all([aCustomer(world), aCustomer(world)]);
}, 60_000);
afterAll(() => world.close());

const added = async (at: string) => {
  const [row] = await world.database.query<{ id: string }>(
    'insert into app.${table} (account_id, created_at) values ($1, $2::timestamptz) returning id',
    [one?.user.id, at],
  );
  return row?.id;
};

describe('the own ${file}s', () => {
  it('are listed to their owner alone, the latest first', async () => {
    const [early, late] = [await added('2026-01-01T10:00:00Z'), await added('2026-01-02T10:00:00Z')];
    const own = await world.ask(list${type}s, {}, { token: one?.token });
    expect(own.body.items.map(({ id }) => id)).toEqual([late, early]);
    const others = await world.ask(list${type}s, {}, { token: other?.token });
    expect(others.body.items).toEqual([]);
  });
});
`,
  [`tests/support/access/${file}.ts`]: `import { list${type}s } from '../../../src/contract/${quarter}/${file}.ts';
import { naming, oneself, type Row, row, signedIn } from './rows.ts';

export const ${value}Rows: Record<string, Row> = {
  list${type}s: row(list${type}s, { ask: () => ({}) }, naming(oneself, signedIn('200'))),
};
`,
  [`src/features/${quarter}/${file}/${file}s-screen.tsx`]: `import { useAnswer } from '../../../api/query.ts';
import { list${type}s } from '../../../contract/${quarter}/${file}.ts';
import { formatRelative } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';

/** /${file}s */
export function ${type}sScreen() {
  const words = useWords('${file}');
  return (
    <Page title={words('title')} width="text">
      <List />
    </Page>
  );
}

function List() {
  const words = useWords('${file}');
  const { data, error, refetch } = useAnswer(list${type}s, {});
  if (error !== null && data === undefined)
    return <ErrorState title={words('failed')} text={error.sentence} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading text={words('loading')} />;
  if (data.items.length === 0) return <EmptyState title={words('empty')} />;
  return (
    <ul aria-label={words('title')}>
      {data.items.map(({ id, createdAt }) => (
        <li key={id}>{formatRelative(createdAt)}</li>
      ))}
    </ul>
  );
}
`,
  [`src/i18n/locales/de/${quarter}/${file}.json`]: `${JSON.stringify({ title: type, loading: 'Wird geladen …', failed: 'Das konnte nicht geladen werden', empty: 'Noch nichts da' }, null, 2)}\n`,
  [`src/i18n/locales/en/${quarter}/${file}.json`]: `${JSON.stringify({ title: type, loading: 'Loading …', failed: 'This could not be loaded', empty: 'Nothing here yet' }, null, 2)}\n`,
});

/** Lines that go in front of the first line which starts as said, in files that list every strand. */
const newLines = ({ quarter, file, value, type }: Names): Record<string, [before: string, line: string][]> => ({
  'src/contract/endpoints.ts': [
    ['\nconst isEndpoint', `import * as ${value} from './${quarter}/${file}.ts';`],
    ['  ].flatMap(', `    ${value},`],
  ],
  'src/i18n/i18n.ts': [
    ['\nexport const languages', `import type ${value} from './locales/en/${quarter}/${file}.json';`],
    ['}\n/** One namespace', `  '${file}': typeof ${value};`],
  ],
  'src/paths.ts': [['  forum: ', `  ${value}s: '/${file}s',`]],
  'src/app/later-screens.ts': [
    [
      '  forum: async',
      `  ${value}s: async () => (await import('../features/${quarter}/${file}/${file}s-screen.tsx')).${type}sScreen,`,
    ],
  ],
  'tests/shots/table.ts': [
    ['  forum: ofGuest', `  ${value}s: [{ name: '${file}s', place: routes.${value}s, as: 'customer' }],`],
  ],
  'tests/support/access/matrix.ts': [
    ["import type { Row } from './rows.ts'", `import { ${value}Rows } from './${file}.ts';`],
    ['};\n', `  ...${value}Rows,`],
  ],
});

async function insert(path: string, lines: [before: string, line: string][]): Promise<void> {
  let text = await readFile(join(project, path), 'utf8');
  for (const [before, line] of lines) {
    const at = text.indexOf(before);
    if (at < 0) throw new Error(`${path} has no ${JSON.stringify(before)} any more: mend netlify/local/new-strand.ts`);
    text = `${text.slice(0, at)}${line}\n${text.slice(at)}`;
  }
  await writeFile(join(project, path), text);
}

const [what, quarter = '', noun = ''] = process.argv.slice(2);
const isQuarter = (name: string): name is Quarter => Object.hasOwn(quarters, name);
if (what !== 'strand' || !isQuarter(quarter) || !/^[a-z]+(-[a-z]+)*$/.test(noun)) {
  process.stderr.write(
    `npm run new strand <quarter> <noun>: one of ${Object.keys(quarters).join(', ')}, and a noun in the singular, such as credit-note\n`,
  );
  process.exit(1);
}
const names = namesOf(quarter, noun);
const files = newFiles(names, stampOf(new Date()));
// `wx`: what is there already is never written over.
for (const [path, text] of Object.entries(files)) {
  await mkdir(dirname(join(project, path)), { recursive: true });
  await writeFile(join(project, path), text, { flag: 'wx' });
}
for (const [path, lines] of Object.entries(newLines(names))) await insert(path, lines);
const list = join(project, 'tests/support/quarters.ts');
const nouns = new RegExp(`^(  ${quarter}: \\[.*)\\],$`, 'm');
await writeFile(list, (await readFile(list, 'utf8')).replace(nouns, `$1, '${noun}'],`));
const door = join(project, `netlify/functions/${quarter}.ts`);
const served = (await readFile(door, 'utf8'))
  .replace(
    'import { answers }',
    `import * as ${names.value} from '../../src/contract/${quarter}/${noun}.ts';\nimport { answers }`,
  )
  .replace(
    /serveQuarter\(\s*\[\n/,
    (start) => `${start}  answers(${names.value}, () => import('../features/${quarter}/${noun}/actions.ts')),\n`,
  );
await writeFile(door, served);
process.stdout.write(
  `${[...Object.keys(files), ...Object.keys(newLines(names)), 'tests/support/quarters.ts', `netlify/functions/${quarter}.ts`].join('\n')}\n\nnpm run format:write, then npm run check\n`,
);
