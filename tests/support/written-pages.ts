import { afterAll, beforeAll } from 'vitest';
import { startWorld, type World } from './world.ts';

export let world: World;

interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** What stands in the page without the head, the block and the tags. */
  text: string;
  written: { question: { url: string }; answered: { is: string; answer?: unknown } }[];
}

export async function open(path: string): Promise<Page> {
  const response = await world.fetch(new Request(`http://localhost:5000${path}`));
  const html = await response.text();
  const [, block = '[]'] = /<script type="application\/json" id="answers">(.*?)<\/script>/s.exec(html) ?? [];
  const [, body = ''] = /<div id="root"[^>]*>(.*)<\/div>/s.exec(html) ?? [];
  const text = body
    .replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]*>/g, '\n');
  return {
    status: response.status,
    headers: response.headers,
    html,
    text,
    written: JSON.parse(block) as Page['written'],
  };
}

export const answerIn = ({ written }: Page): unknown => written[0]?.answered.answer;

/** Of a test file about written pages. */
export function preparePages(): void {
  beforeAll(async () => {
    world = await startWorld();
  }, 60_000);
  afterAll(() => world.close());
}
