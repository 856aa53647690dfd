import type * as pages from '#pages';
import type { FirstPage, FirstQuestion, WrittenAnswer } from '#pages';
import type { RefusalAnswer } from '../../src/contract/refusals.ts';
import { adapters } from '../adapters/adapters.ts';
import { inBothLanguages } from '../pages/addresses.ts';
import { type PageParts, pageDocument } from '../pages/document.ts';
import type { Handler } from './answer.ts';
import type { Door, PlacedDoor, Surroundings } from './door.ts';
import { keptAnswer, tagsOn } from './kept.ts';
import { atRoute, errorFacts, log } from './log.ts';
import { placed } from './observe.ts';
import { busySeconds, serve } from './serve.ts';

type Application = typeof pages;

const headersFor = (status: number): Record<string, string> => ({
  'cache-control': 'no-store',
  ...(status === 503 ? { 'retry-after': String(busySeconds) } : {}),
});

/** What belongs to one request for a page. `tags` collects the cache tags of the answers in the page. */
interface Around {
  surroundings: Surroundings;
  tags: string[];
}

/** Calls the handlers in this process, with the question that a guest's browser would send over the network. */
async function answerTo(
  ask: Door,
  question: FirstQuestion,
  { address, language, at }: Pick<FirstPage, 'address' | 'language' | 'at'>,
  { surroundings, tags }: Around,
): Promise<WrittenAnswer> {
  const response = await ask(
    new Request(new URL(question.url, address), { headers: { 'accept-language': language } }),
    surroundings,
  );
  tags.push(...tagsOn(response));
  const body: unknown = await response.json();
  const answered = response.ok
    ? ({ is: 'answer', answer: body } as const)
    : ({ is: 'refusal', status: response.status, refusal: body as RefusalAnswer } as const);
  return { question, at, answered };
}

/** The answers to the screen's first question and to those that follow. The browser handles a refusal of the latter. */
async function answersTo(ask: Door, page: FirstPage, around: Around): Promise<WrittenAnswer[]> {
  const { question, nextQuestionOf } = page;
  if (question === undefined) return [];
  const first = await answerTo(ask, question, page, around);
  if (page.isWholeAlone && first.answered.is === 'refusal') return [];
  const next = nextQuestionOf(first.answered);
  if (next === undefined) return [first];
  const second = await answerTo(ask, next, page, around);
  return second.answered.is === 'answer' ? [first, second] : [first];
}

/** 404: there is no such thing. 410: it was withdrawn. 503: unknown for now; the browser asks, search engines come again. */
function statusOf(page: FirstPage, written: WrittenAnswer | undefined): 200 | 404 | 410 | 503 {
  if (written === undefined) return page.isThere ? 200 : 404;
  if (written.answered.is === 'answer') return 200;
  const { status } = written.answered;
  return status === 404 || status === 410 ? status : status >= 500 ? 503 : 200;
}

/** Whether the page has all its content. "There is no such thing" is content, too. */
const isWhole = (page: FirstPage, written: WrittenAnswer | undefined): boolean =>
  page.isKnown && (written === undefined || written.answered.is === 'answer' || isAbsence(written.answered.status));

/** Visitors cannot see such a thing, and the screen says so. */
const isAbsence = (status: number): boolean => status === 404 || status === 410;

async function partsOf(
  { writeFirstPage, writtenAnswersId, shells }: Application,
  page: FirstPage,
  part: 'whole' | 'frame',
  written: readonly WrittenAnswer[],
): Promise<PageParts> {
  const { pathname, search } = page.address;
  const { pictures, ...rendered } = await writeFirstPage(page, part, written);
  const isOfUse = written.length > 0 && (part === 'whole' || written[0]?.answered.is === 'answer');
  return {
    ...rendered,
    links: pictures,
    words: shells[page.route][page.language].words,
    path: page.path,
    ...(part === 'whole' ? { address: pathname + search, at: page.at } : {}),
    block: isOfUse ? { id: writtenAnswersId, content: written } : undefined,
  };
}

/**
 * A door that answers with HTML. The application renders the screen of the address with the answer to its first question.
 * Without an answer the door sends the frame, and the browser asks for itself.
 */
export function servePages(paths: readonly string[], handlers: readonly Handler[]): PlacedDoor {
  const ask = serve(...handlers);
  return placed(inBothLanguages(paths), async (request, surroundings = {}) => {
    const application = await import('#pages');
    const world = await adapters().catch(() => undefined);
    const page = application.firstPageOf(new URL(request.url), (world?.clock.now() ?? new Date()).getTime());
    if (page === undefined) return ask(request, surroundings);
    atRoute(`page ${page.route}`);
    if (page.leadsTo !== undefined)
      return new Response(null, { status: 302, headers: { ...headersFor(302), location: page.leadsTo } });
    const tags: string[] = [];
    const written = await answersTo(ask, page, { surroundings, tags });
    const status = statusOf(page, written[0]);
    const part = isWhole(page, written[0]) ? 'whole' : 'frame';
    const parts = await partsOf(application, page, part, written).catch((cause: unknown) => {
      log({ level: 'error', event: 'page not written', ...errorFacts(cause) });
      return partsOf(application, page, 'frame', []);
    });
    const site = { brand: application.brandOf(), url: world?.siteUrl };
    const shell = application.shells[page.route][page.language];
    const text = pageDocument(shell, { ...parts, isUnlisted: isAbsence(status) }, site);
    const headers = new Headers([...application.headers, ['content-type', 'text/html; charset=utf-8']]);
    if (status === 200) return keptAnswer(request, { text, tags, vary: 'query', headers });
    for (const [name, value] of Object.entries(headersFor(status))) headers.set(name, value);
    return new Response(text, { status, headers });
  });
}
