import { clientsImportRows, importClients } from '../../src/contract/booking/client.ts';
import { aProvider } from '../support/people.ts';
import { startWorld } from '../support/world.ts';

const fileRows = 5000;
/** Somebody waits for it. In milliseconds. */
export const importBudget = 10_000;

/** A whole file of clients at the door, twice: all of them new, and then all of them known. In milliseconds. */
export async function measureImport(): Promise<{ unknown: number; known: number }> {
  const world = await startWorld();
  const { token } = await aProvider(world);
  const rows = Array.from({ length: fileRows }, (_, n) => ({
    name: `Client ${n}`,
    phone: `0171 ${5_000_000 + n}`,
    ...(n % 2 === 0 ? { email: `client-${n}@example.org` } : {}),
    notes: 'likes tea',
  }));
  const bring = async (): Promise<number> => {
    const started = performance.now();
    for (let from = 0; from < rows.length; from += clientsImportRows) {
      const { status } = await world.ask(
        importClients,
        { body: { rows: rows.slice(from, from + clientsImportRows) } },
        { token },
      );
      if (status !== 200) throw new Error(`an import answered ${status}`);
    }
    return performance.now() - started;
  };
  const figures = { unknown: await bring(), known: await bring() };
  await world.close();
  return figures;
}
