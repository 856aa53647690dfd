import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDoors } from '../netlify/local/doors.ts';
import { mechanisms } from '../netlify/search/constants.ts';
import { fileRoutes } from '../src/file-paths.ts';
import { routes } from '../src/paths.ts';
import { committedTexts, project, readSheets, readSources, type Source } from './support/sources.ts';

const browser = await readSources('src');
const server = await readSources('netlify');
const deployed = server.filter(({ path }) => !path.startsWith('netlify/local/'));
/** Never deployed: the demo. */
const seed = await readSources('supabase/seed');
const sources = [...browser, ...server, ...seed];

/** Who may import whom, among our own folders. The first line that fits a file counts; OWN is the feature's own name. */
const mayImport: [from: RegExp, targets: RegExp][] = [
  [/^src\/contract\//, /^src\/contract\//],
  [/^src\/api\//, /^src\/(contract|api)\//],
  // i18n: numbers are read from text that is cleaned as the contract cleans it.
  [/^src\/i18n\//, /^src\/((ui|i18n)\/|contract\/typed-text\.ts$)/],
  [/^src\/ui\//, /^src\/(ui|i18n)\//],
  // basemap: pure, because pictures of the server are drawn by it, too.
  [/^src\/map\/basemap\//, /^src\/(contract|map\/basemap)\//],
  [/^src\/map\//, /^src\/(contract|ui|i18n|map)\//],
  // search: the form by which several strands ask for services. Where it leads is theirs to say; it asks itself which postal code
  // is near, and what was searched before.
  [/^src\/search\//, /^src\/(contract|api|ui|i18n|search)\//],
  // Which quarter may know which, tests/quarters.test.ts asserts.
  [/^src\/features\//, /^src\/(contract|api|ui|map|search|i18n|features)\/|^src\/(file-)?paths\.ts$/],
  // app: history, focus and what a new build needs know no screen; only the build and the server render pages for them.
  [/^src\/app\/(history|focus|hydration|new-build)\//, /^src\/(api|i18n|ui|app\/OWN)\/|^src\/paths\.ts$/],
  // offline: what the page says to its service worker. worker: that worker, which the build makes into a file of its own.
  [/^src\/app\/offline\//, /^src\/(api|i18n|ui|worker|app\/(hydration|new-build|offline))\/|^src\/paths\.ts$/],
  [/^src\/worker\//, /^src\/(worker\/|paths\.ts$)/],
  [/^src\/app\/frame\//, /^src\/(?!app\/server-rendering\/)/],
  [/^src\/app\/server-rendering\//, /^src\//],
  [/^src\/app\/routes\.tsx$/, /^src\/(features|ui|app\/(frame|kit))\/|^src\/(paths|app\/later-screens)\.ts$/],
  // inbox: conversations of several quarters meet there.
  [/^src\/app\/later-screens\.ts$/, /^src\/(features\/|app\/inbox\.tsx$)/],
  // kit: in development only.
  [/^src\/app\/kit\//, /^src\/(contract|api|ui|i18n|app\/kit)\//],
  // boot: a script of its own that runs before the application, so it knows little.
  [/^src\/boot\.ts$/, /^src\/app\/(hydration|new-build)\//],
  [/^src\/main\.tsx$/, /^src\/(?!app\/server-rendering\/)/],
  [/^src\//, /^src\//],
  [
    /^netlify\/functions\//,
    /^netlify\/(features\/\w+\/[\w-]+\/(handlers|([a-z]+-)?actions)|provider-search\/index|http\/(answer|serve|serve-quarter|serve-pages|serve-application|serve-assistants|serve-pictures|scheduled))\.ts$|^src\/(contract\/\w+\/[\w-]+|(file-)?paths)\.ts$/,
  ],
  // ground: what several strands need and none owns. It knows the contract and the form of a database.
  [
    /^netlify\/ground\//,
    /^(netlify\/(ground|calendar)|src\/contract)\/|^netlify\/adapters\/ports\.ts$|^src\/i18n\/locales\/\w+\/\w+\/letters\.json$/,
  ],
  // places, search, its geometry, provider-search: one door each, index.ts; of the adapters they know the form of a database.
  [/^netlify\/places\//, /^(netlify\/(places|ground)|src\/contract)\/|^netlify\/adapters\/ports\.ts$/],
  [/^netlify\/search\//, /^(netlify\/(search|ground)|src\/contract)\/|^netlify\/adapters\/ports\.ts$/],
  [
    /^netlify\/provider-search\//,
    /^(netlify\/(provider-search|ground|calendar)|src\/contract)\/|^netlify\/(adapters\/ports|(places|search\/geometry)\/index)\.ts$/,
  ],
  // calendar: pure rules of hours and slots, for showing them and for booking them.
  [/^netlify\/calendar\//, /^netlify\/calendar\//],
  // bank: accounts, references and what a bank hands out. invoice: documents, their law and their paper. Both are pure.
  [/^netlify\/bank\//, /^netlify\/(bank\/|xml\.ts$)|^src\/contract\/minor-digits\.ts$/],
  [/^netlify\/invoice\//, /^(netlify\/(invoice|calendar)|src\/contract)\/|^netlify\/(bank\/index|xml)\.ts$/],
  [/^netlify\/xml\.ts$/, /^$/],
  // images: decoding pictures and making smaller ones.
  [
    /^netlify\/images\//,
    /^(netlify\/(images|ground)|src\/(contract|map\/basemap|public\/basemap))\/|^netlify\/adapters\/ports\.ts$/,
  ],
  // Rules are pure: the contract, our addresses and pure domain code.
  [
    /^netlify\/features\/\w+\/([\w-]+)\/rules\.ts$/,
    /^(src\/contract|netlify\/(calendar|ground))\/|^src\/(file-)?paths\.ts$|^netlify\/((search\/geometry|places|provider-search)\/index|features\/\w+\/(?:index|[\w-]+\/(?:[a-z]+-)?rules))\.ts$/,
  ],
  [
    /^netlify\/features\/\w+\/([\w-]+)\//,
    /^(src\/contract|netlify\/(session|calendar|bank|images|ground|features\/\w+\/OWN))\/|^src\/(file-)?paths\.ts$|^netlify\/((search|search\/geometry|places|provider-search|invoice)\/index|http\/(answer|limit|log|metrics|refusal|standby)|adapters\/ports|features\/\w+\/(?:index|[\w-]+\/(?:[a-z]+-)?(actions|sql|rules|messages)))\.ts$/,
  ],
  // The door of a quarter shows of it what others use.
  [
    /^netlify\/features\/\w+\/index\.ts$/,
    /^netlify\/features\/\w+\/[\w-]+\/(?:[a-z]+-)?(actions|sql|rules|messages)\.ts$/,
  ],
  [/^netlify\/adapters\//, /^(src\/contract|netlify\/adapters)\/|^netlify\/env(-operator)?\.ts$/],
  [/^netlify\/session\//, /^(src\/contract|netlify\/session)\/|^netlify\/adapters\/ports\.ts$/],
  // pages: whole HTML around what the application renders; the application itself comes as `#pages`, a module of the build.
  [
    /^netlify\/pages\//,
    /^netlify\/pages\/|^src\/(app\/server-rendering\/first-page\.tsx|ui\/page-head\.ts|contract\/words\.ts|paths\.ts)$/,
  ],
  // queued: what is worked off after a commit. confirmed: what a quarter does in a transaction of one below.
  [
    /^netlify\/http\/(queued|confirmed)\.ts$/,
    /^netlify\/(adapters\/ports|http\/answer|http\/statements|(?:provider-)?search\/index|features\/\w+\/[\w-]+\/(?:[a-z]+-)?(actions|sql))\.ts$/,
  ],
  [
    /^netlify\/http\//,
    /^(src\/contract|netlify\/(http|session|pages))\/|^netlify\/(adapters\/(adapters|ports)|env)\.ts$/,
  ],
  [/^netlify\/env(-\w+)?\.ts$/, /^netlify\/env-\w+\.ts$/],
  [/^netlify\/local\//, /./],
  [/^supabase\/seed\//, /./],
];

const isOurs = (target: string): boolean => /^(src|netlify|tests|supabase)\//.test(target);

function strangeImports({ path, imports }: Source): string[] {
  const rule = mayImport.find(([from]) => from.test(path));
  const [, own = ''] = rule?.[0].exec(path) ?? [];
  const targets = new RegExp((rule?.[1].source ?? '^$').replaceAll('OWN', own));
  return (
    imports
      .filter(({ target }) => isOurs(target) && !targets.test(target))
      // The shape of what lies in the same room may be named by anybody there.
      .filter(({ target, isTypeOnly }) => !isTypeOnly || dirname(target) !== dirname(path))
      .map(({ target }) => `${path} imports ${target}`)
  );
}

/** Files whose text has what only some files may have. */
const havingWithout = (among: readonly Source[], pattern: RegExp, allowed: RegExp): string[] =>
  among.filter(({ path, text }) => pattern.test(text) && !allowed.test(path)).map(({ path }) => path);

const importing = (among: readonly Source[], pattern: RegExp, allowed: RegExp): string[] =>
  among
    .filter(({ path, imports }) => !allowed.test(path) && imports.some(({ target }) => pattern.test(target)))
    .map(({ path }) => path);

describe('who imports whom', () => {
  it('finds imports at all', () => {
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(500);
  });

  it('keeps to the table of folders', () => {
    expect(sources.flatMap(strangeImports)).toEqual([]);
  });

  it('shows of the search its door, that of its geometry, and nothing else', () => {
    const others = deployed.filter(({ path }) => !path.startsWith('netlify/search/'));
    expect(importing(others, /^netlify\/search\/index\.ts$/, /^$/).length).toBeGreaterThan(3);
    expect(importing(others, /^netlify\/search\/geometry\/index\.ts$/, /^$/).length).toBeGreaterThan(2);
    expect(importing(others, /^netlify\/search\/(?!(geometry\/)?index\.ts$)/, /^$/)).toEqual([]);
  });

  it('lets others ask the search six calls, not a seventh', () => {
    const door = deployed.find(({ path }) => path === 'netlify/search/index.ts');
    expect(door?.text.match(/^export\b.*/gm)).toEqual([
      "export { answering } from './answering.ts';",
      "export { findBeside } from './beside.ts';",
      "export { findMap } from './map.ts';",
      "export { findNeighbours } from './neighbours.ts';",
      "export { packTiles } from './packing.ts';",
      "export { findPage } from './page.ts';",
    ]);
  });

  it('rests the search on two mechanisms: what a third would buy has to be measured first', () => {
    expect(Object.keys(mechanisms)).toEqual(['tiles', 'orderedScans']);
  });

  it.each(['places', 'provider-search'])('shows of %s its door and nothing else', (folder) => {
    const others = deployed.filter(({ path }) => !path.startsWith(`netlify/${folder}/`));
    expect(importing(others, new RegExp(`^netlify/${folder}/index\\.ts$`), /^$/).length).toBeGreaterThan(0);
    expect(importing(others, new RegExp(`^netlify/${folder}/(?!index\\.ts$)`), /^$/)).toEqual([]);
  });

  it('shows of invoices their door, and of the bank no more than the door and the form of accounts', () => {
    const others = deployed.filter(({ path }) => !/^netlify\/(bank|invoice)\//.test(path));
    expect(importing(others, /^netlify\/invoice\/(?!index\.ts$)/, /^$/)).toEqual([]);
    // A door that only reads account numbers would carry the reader of XML with it.
    expect(importing(others, /^netlify\/bank\/account-number\.ts$/, /^$/).length).toBeGreaterThan(0);
    expect(importing(others, /^netlify\/bank\/(?!(index|account-number)\.ts$)/, /^$/)).toEqual([]);
  });

  it('lets the contract import zod and nothing else from outside', () => {
    const contract = browser.filter(({ path }) => path.startsWith('src/contract/'));
    expect(importing(contract, /^(?!zod\/mini$|src\/contract\/)/, /^$/)).toEqual([]);
  });

  it('keeps the dictionaries of passwords out of the browser', () => {
    expect(importing(browser, /^@zxcvbn-ts\//, /^$/)).toEqual([]);
    expect(importing(server, /^@zxcvbn-ts\//, /^netlify\/session\/strength\.ts$/)).toEqual([]);
  });

  it('lets features on the server know no vendor', () => {
    const features = server.filter(({ path }) => path.startsWith('netlify/features/'));
    expect(importing(features, /^(?!zod\/mini$|src\/|netlify\/)/, /^$/)).toEqual([]);
  });

  it('lets features know the adapters only by their ports', () => {
    const values = server
      .filter(({ path }) => path.startsWith('netlify/features/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ target, isTypeOnly }) => target.startsWith('netlify/adapters/') && !isTypeOnly)
          .map(() => path),
      );
    expect(values).toEqual([]);
  });

  it('keeps leaflet in the map', () => {
    expect(importing(sources, /^(react-)?leaflet/, /^src\/map\//)).toEqual([]);
  });

  it('keeps database and store vendors in the adapters', () => {
    const vendors = /^(pg|@electric-sql\/|@supabase\/|@netlify\/blobs|nodemailer)/;
    expect(importing(sources, vendors, /^netlify\/adapters\//)).toEqual([]);
  });

  it('mentions the embedded adapters only where the local server makes them', () => {
    expect(
      importing(sources, /adapters\/(embedded|database\/pglite|images\/blobs)\.ts$/, /^netlify\/(local|adapters)\//),
    ).toEqual([]);
    const live = deployed.find(({ path }) => path === 'netlify/adapters/live.ts');
    expect(live?.imports.filter(({ target }) => /embedded|pglite|blobs/.test(target))).toEqual([]);
  });
});

/** What a text says outside its comments, by file. */
const bare = (pattern: RegExp, among: readonly { path: string; text: string }[]): string[] =>
  among.flatMap(({ path, text }) =>
    [...text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/ .*$/gm, '').matchAll(pattern)].map(([found]) => `${path}: ${found}`),
  );

describe('what stands where', () => {
  it('asks with fetch only in src/api, and in the service worker, through which that goes', () => {
    expect(havingWithout(browser, /(?<![\w.])fetch\(/, /^src\/(api|worker)\//)).toEqual([]);
  });

  it('writes numbers, money and days only in i18n/format.ts, field sentences of both sides, mails and documents, and reads clocks', () => {
    const local = /\bIntl\.|\.toLocale(Date|Time)?String\(/;
    expect(
      havingWithout(
        sources,
        local,
        /^src\/(i18n\/format(-moment|-ago|-days|-sums)?|contract\/words)\.ts$|^netlify\/(calendar\/zone|invoice\/written|features\/\w+\/[\w-]+\/([a-z]+-)?messages)\.ts$/,
      ),
    ).toEqual([]);
  });

  it('reads the environment only in env.ts, the local server and the -live commands', () => {
    expect(havingWithout(sources, /\bprocess\.env\b/, /^netlify\/(env\.ts$|local\/)|-live\.ts$/)).toEqual([]);
  });

  it('draws the screens of the parts of src/ui: no Mantine, and no buttons of their own', () => {
    const screens = browser.filter(({ path }) => /^src\/(app|features|search)\//.test(path));
    expect(importing(screens, /^@mantine\/core/, /^$/)).toEqual([]);
    // Buttons that do not look like one: parts of a bar, a picture, a heart, a filter that is taken back. It may only shrink.
    const known = [
      'src/app/area/navigation.tsx',
      'src/app/frame/account-entries.tsx',
      'src/app/frame/account-menu.tsx',
      'src/app/frame/language-switch.tsx',
      'src/app/frame/scheme-switch.tsx',
      'src/features/property/browse/active-filters.tsx',
      'src/features/property/browse/category-bar.tsx',
      'src/features/property/browse/favorite-button.tsx',
    ];
    expect(havingWithout(screens, /<button\b/, /^$/).sort()).toEqual(known);
    expect(importing(screens, /button\.module\.css$/, /^$/)).toEqual([]);
    // The router's own links load pages ahead, which weighs on every page.
    expect(havingWithout(browser, /import [^;]*\b(Nav)?Link\b[^;]* from 'react-router-dom'/, /^$/)).toEqual([]);
    // The listing editor has messages and buttons of its own. All others are the kit's Form.
    expect(havingWithout(screens, /<form\b/, /^$/)).toEqual(['src/features/property/listing/property-form.tsx']);
  });

  it('spells the URLs of pages only in src/paths.ts and src/file-paths.ts', () => {
    const link = /\b(to|href|navigate|path)(=|=\{|\(|: )['"`]\/(?!\/)/;
    const pages = browser.filter(({ path }) => /^src\/(app|features|ui|map)\//.test(path));
    expect(havingWithout(pages, link, /^$/)).toEqual([]);
  });

  it('refuses only by what a handler is given, so that what the contract does not announce does not compile', () => {
    const elsewhere = server.filter(({ path }) => !path.startsWith('netlify/http/'));
    expect(havingWithout(elsewhere, /\bnew Refusal\b/, /^$/)).toEqual([]);
    const values = elsewhere.filter(({ imports }) =>
      imports.some(({ target, isTypeOnly }) => target === 'netlify/http/refusal.ts' && !isTypeOnly),
    );
    expect(values.map(({ path }) => path)).toEqual([]);
  });

  it('spells the URLs of pages on the server only by these two, and those of calls only by the contract', () => {
    // Doors say which calls of a quarter are elsewhere, and which pages a function writes.
    const spelling = server.filter(({ path }) => !path.startsWith('netlify/functions/') && !path.endsWith('.test.ts'));
    const firsts = new Set(
      Object.values({ ...routes, ...fileRoutes }).flatMap((route) => /^\/([\w-]+)/.exec(route)?.[1] ?? []),
    );
    const spelled = new RegExp(`['"\`}]/(api|${[...firsts].join('|')})(?=[/?#'"\`$])`);
    expect(firsts.size).toBeGreaterThan(20);
    expect(
      spelling
        .filter(({ text }) => spelled.test(text.replaceAll(/\/\*\*?[\s\S]*?\*\/|\/\/ .*/g, '')))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('gives doors of pages their addresses, in either language', async () => {
    const known = new Set<string>(Object.values({ ...routes, ...fileRoutes }));
    const ofPages = (await loadDoors())
      .flatMap(({ paths }) => paths)
      .filter((path) => !/^\/(api|\.netlify)\/|^\/metrics$/.test(path))
      .map((path) => path.replace(/^\/(de|en)(?=\/|$)/, '').replace(/[({].*$/, '') || routes.landing);
    expect(ofPages.length).toBeGreaterThan(8);
    expect(ofPages.filter((path) => path !== '/*' && !known.has(path))).toEqual([]);
  });

  it('asks the time of the clock that it is given, in handlers and in SQL', () => {
    const asking = server.filter(
      ({ path }) =>
        /^netlify\/(features|ground|places|search|provider-search|images)\//.test(path) && !path.endsWith('.test.ts'),
    );
    const ownClock =
      /(?<![.\w])now\(\)|\bcurrent_(timestamp|date|time)\b|\b(clock|transaction|statement)_timestamp\b|new Date\(\)|\bDate\.now\(/;
    expect(havingWithout(asking, ownClock, /^$/)).toEqual([]);
  });

  it('gives each statement of a function in SQL a line of its own', () => {
    const migrations = committedTexts().filter(({ path }) => path.startsWith('supabase/migrations/'));
    const bodies = migrations.flatMap(({ path, text }) =>
      [...text.matchAll(/\$(\w*)\$([^]*?)\$\1\$/g)].map(([, , body = '']) => ({ path, body })),
    );
    expect(bodies.length).toBeGreaterThan(20);
    const packed = bodies.flatMap(({ path, body }) =>
      body
        .split('\n')
        .filter((line) => /;[ \t]+(?!--)\S/.test(line.replaceAll(/'[^']*'/g, '')))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(packed).toEqual([]);
  });

  it('names the files of a feature on the server from a closed list', async () => {
    const files = await readdir(join(project, 'netlify/features'), { recursive: true });
    const strange = files.filter(
      // A strand of several subjects has a file for each: `ending-actions.ts` beside `actions.ts`.
      (file) =>
        file.split('/').length > 2 && !/\/([a-z]+-)?(handlers|actions|sql|rules|messages)(\.test)?\.ts$/.test(file),
    );
    expect(strange).toEqual([]);
  });

  it('keeps rules pure: nothing is awaited there', () => {
    const rules = server.filter(({ path }) => /^netlify\/features\/\w+\/[\w-]+\/rules\.ts$/.test(path));
    expect(havingWithout(rules, /\b(async|await|Promise)\b/, /^$/)).toEqual([]);
  });

  it('keeps SQL out of handlers and doors', () => {
    const elsewhere = deployed.filter(({ path }) =>
      /[/-](handlers|actions|rules|messages)\.ts$|^netlify\/functions\//.test(path),
    );
    expect(havingWithout(elsewhere, /\.query[(<]|\binsert into\b|\bdelete from\b/, /^$/)).toEqual([]);
  });

  it('reads pages on from a cursor: an offset reads all that lies before, and repeats or leaves out what moves meanwhile', () => {
    // Which of an account's rows are too many: none is a page. `offset 0` only steers the planner.
    const noPage = /^netlify\/features\/\w+\/(image|notification\/push)[/-]sql\.ts$/;
    const skipping = /\boffset\s+(?:\$|[1-9])/i;
    expect(havingWithout(deployed, skipping, noPage)).toEqual([]);
    expect(havingWithout(deployed, skipping, /^$/)).toHaveLength(2);
  });

  it('asks for the states of a visit in SQL by their names in the contract', () => {
    const ofVisits = deployed.filter(
      ({ path }) => /^netlify\/(features|ground|provider-search)\//.test(path) && !/\/(listing|seller)\//.test(path),
    );
    const spelled =
      /\bstatus\s*(?:=|<>|!=|(?:not\s+)?in\s*\(|is\s+(?:not\s+)?distinct\s+from)\s*'(?:held|open|confirmed|completed|completed_paid|cancelled)'/;
    expect(havingWithout(ofVisits, spelled, /^$/)).toEqual([]);
  });

  it('leaves calls and transactions to the actions: handlers are files, texts and redirects', () => {
    const handlers = deployed.filter(({ path }) => path.endsWith('/handlers.ts'));
    expect(handlers.length).toBeGreaterThan(3);
    expect(havingWithout(handlers, /\btransaction\b|\banswers?\(/, /^$/)).toEqual([]);
  });

  it('takes every colour, font, size of type, radius, shadow and duration from src/ui/tokens.css', async () => {
    const sheets = await readSheets('src');
    const tokens = sheets.find(({ path }) => path === 'src/ui/tokens.css');
    const others = sheets.filter((sheet) => sheet !== tokens && sheet.path !== 'src/ui/fonts/fonts.css');
    expect(others.length).toBeGreaterThan(40);
    const colour = /#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color-mix)a?\(/gi;
    expect(bare(colour, [...others, ...browser])).toEqual([]);
    expect(
      bare(/\bfont-size: (?!0;|inherit;|[^;]*var\(--font-)[^;]*;|\bfontSize\b|\bfz=/g, [...others, ...browser]),
    ).toEqual([]);
    expect(bare(/\bfont-weight: (?!(400|500|600|inherit);)[^;]*;/g, others)).toEqual([]);
    expect(bare(/\bfont-family: (?!(var\(--face-[\w-]+\)|inherit);)[^;]*;/g, others)).toEqual([]);
    // Circles are no radius of the scale.
    expect(bare(/\bborder-[\w-]*radius: (?!inherit;)[^;]*[1-9]\d*(px|rem)[^;]*;/g, others)).toEqual([]);
    // Movement that nobody wants is cut to a moment.
    expect(bare(/[\w-]+: (?!1ms !important)[^;{}]*(?<![\w-])\.?\d[\d.]*m?s\b[^;{}]*;/g, others)).toEqual([]);
    // A line inside an element, or around it, is no shadow.
    expect(bare(/\bbox-shadow: (?!none;|inset |0 0 0 |var\(--shadow-)[^;]*;/g, others)).toEqual([]);
    expect(bare(/\bsize="md"/g, browser)).toEqual([]);
  });

  it('asks for no variable that no sheet and no component sets', async () => {
    const sheets = await readSheets('src');
    const texts = [...sheets, ...browser];
    const set = new Set(
      texts.flatMap(({ text }) => [...text.matchAll(/(?<!var\()(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)),
    );
    const asked = texts.flatMap(({ path, text }) =>
      [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => ({ path, name })),
    );
    expect(asked.length).toBeGreaterThan(300);
    expect(asked.filter(({ name }) => !set.has(name)).map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
  });

  it('names no package registry', () => {
    const registry = new RegExp(['registry', '(npmjs|yarnpkg)'].join(String.raw`\.`));
    expect(
      committedTexts()
        .filter(({ text }) => registry.test(text))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
