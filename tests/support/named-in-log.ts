import type { Database } from '../../netlify/adapters/ports.ts';

/** An address, a telephone number, an account number, a session: no line of the log may hold one, whichever test it belongs to. */
const personal = /[\w.+-]+(?:@|%40)[\w-]+\.[a-z]{2,}|\+[1-9]\d{7,14}\b|\b[A-Z]{2}\d{2}[A-Z0-9]{12,30}\b|eyJ[\w-]{10,}/i;

/** What the people of the tests are called and where they live: as little of it may stand in the log. Short words mean anything. */
export async function namesIn(database: Database): Promise<string[]> {
  const named = await database.query<{ word: string }>(
    `select distinct word from app.account
       cross join lateral (values (name), (last_name), (business_name), (street)) as said (word)
      where length(word) >= 6`,
  );
  return named.map(({ word }) => word);
}

/** Ids, moments and figures, by which lines differ that say the same. */
const passing = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{4}-\d\d-\d\dT[\d:.]+Z|(?<=":)[\d.]+(?=[,}])/g;

/** The lines that name somebody, of those that say the same one. */
export function linesNaming(lines: readonly string[], names: readonly string[]): string[] {
  const saying = new Map(lines.map((line) => [line.replaceAll(passing, '…'), line]));
  const isNaming = (said: string): boolean => personal.test(said) || names.some((name) => said.includes(name));
  return [...saying].filter(([said]) => isNaming(said)).map(([, line]) => line);
}
