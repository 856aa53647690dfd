import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskOf, Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { accessMatrix } from '../support/access/matrix.ts';
import type { Answers, Case } from '../support/access/rows.ts';
import { type ActorName, actors, asked, clearStage, type Stage, setStage } from '../support/access/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 60_000);
afterAll(() => stage.world.close());

/** Where Postgres 17 is asked by all of them, the embedded one is asked once in each case, by the first who is let in. */
const whoAsks = (answers: Answers): readonly ActorName[] =>
  process.env['SUITE'] === 'beside-postgres'
    ? actors.filter((actor) => answers[actor].startsWith('2')).slice(0, 1)
    : actors;

describe('who gets what, of whom', () => {
  it('is written down for every endpoint', () => {
    const listed = Object.entries(accessMatrix).map(([name, { endpoint }]) => [name, endpoint]);
    expect(Object.fromEntries(listed)).toEqual(endpoints);
  });

  it('says why, where an own, another’s or a missing thing has no meaning', () => {
    const reasons = Object.values(accessMatrix).flatMap(({ cases }) =>
      Object.values(cases).filter((told) => typeof told === 'string'),
    );
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });

  it.each(Object.keys(accessMatrix))('holds for %s', async (name) => {
    const { endpoint, ask, isShown, cases } = accessMatrix[name] as (typeof accessMatrix)[string];
    const meant = Object.entries(cases).filter((entry): entry is [string, Case] => typeof entry[1] !== 'string');
    const answered: Record<string, Partial<Answers>> = {};
    const expected: typeof answered = {};
    for (const [whose, { make, ask: otherwise = ask, answers: written }] of meant) {
      const askers = whoAsks(written);
      if (askers.length === 0) continue;
      await clearStage(stage);
      const answers: Partial<Answers> = {};
      // Who is refused changes nothing, so all of them ask about the same thing; who is let in gets one of their own.
      let untouched: Promise<string> | undefined;
      for (const actor of askers) {
        const isShared = make.length < 2 && !written[actor].startsWith('2');
        if (isShared) untouched ??= make(stage, actor);
        const thing = await ((isShared && untouched) || make(stage, actor));
        answers[actor] = await asked(stage, endpoint, actor, {
          ask: otherwise(thing, stage, actor) as AskOf<Endpoint>,
          isShown: isShown && ((body) => isShown(body, thing)),
        });
      }
      answered[whose] = answers;
      expected[whose] = Object.fromEntries(askers.map((actor) => [actor, written[actor]]));
    }
    expect(answered).toEqual(expected);
  });
});
