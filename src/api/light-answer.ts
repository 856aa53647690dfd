import { useEffect, useEffectEvent, useState } from 'react';
import type { AnswerOf, AskOf, Endpoint } from '../contract/endpoint.ts';
import { call, urlOf } from './call.ts';
import { writtenAnswers } from './written-answers.ts';

/** The API's base on the server that writes the pages. */
const serverBase = '/api';

interface Got<E extends Endpoint> {
  url: string;
  /** Undefined if the server did not answer. */
  answer: AnswerOf<E> | undefined;
}

function writtenAt<E extends Endpoint>(url: string): Got<E> | undefined {
  const written = writtenAnswers().find(({ question }) => question.url === url);
  return written?.answered.is === 'answer' ? { url, answer: written.answered.answer as AnswerOf<E> } : undefined;
}

/** Questions on their way: two parts of a page that ask the same share the answer. */
const underWay = new Map<string, Promise<unknown>>();

function asked<E extends Endpoint>(url: string, endpoint: E, ask: AskOf<E>): Promise<AnswerOf<E>> {
  const known = underWay.get(url);
  if (known !== undefined) return known as Promise<AnswerOf<E>>;
  const answer = call(endpoint, ask, { isUnasked: true }).finally(() => underWay.delete(url));
  underWay.set(url, answer);
  return answer;
}

/**
 * The answer to a question, for a page that has no room for the query cache: from the written page, else asked for once. While
 * another question is on its way the previous answer stays. Pass what says the same in the same order, because the address of
 * the question is compared.
 */
export function useLightAnswer<E extends Endpoint>(
  endpoint: E,
  ask: AskOf<E>,
): { answer: AnswerOf<E> | undefined; isFailed: boolean } {
  const url = urlOf(endpoint, ask, serverBase);
  const [got, setGot] = useState(() => writtenAt<E>(url));
  const isAnswered = got?.url === url;
  // The address says all of what is asked.
  const askFor = useEffectEvent(() => asked(url, endpoint, ask));
  useEffect(
    function askServer() {
      if (isAnswered) return undefined;
      let isCurrent = true;
      const keep = (answer: AnswerOf<E> | undefined): void => {
        if (isCurrent) setGot((before) => ({ url, answer: answer ?? before?.answer }));
      };
      askFor().then(keep, () => keep(undefined));
      return () => {
        isCurrent = false;
      };
    },
    [url, isAnswered],
  );
  return { answer: got?.answer, isFailed: got !== undefined && got.answer === undefined };
}
