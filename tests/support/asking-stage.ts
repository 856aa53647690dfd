import { afterAll, beforeAll } from 'vitest';
import type { AskOf, Endpoint } from '../../src/contract/endpoint.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { clearStage, nextCaller, type Stage, setStage, tokenOf } from './access/stage.ts';
import { type ValidCall, validCalls } from './access/valid-calls.ts';
import { fieldsOf, probesOf } from './wrong-fields.ts';

/** The stage of a file, on which every call is asked again and again. */
export function askingStage() {
  let stage: Stage;
  beforeAll(async () => {
    stage = await setStage();
  }, 120_000);
  afterAll(() => stage.world.close());

  async function prepared(call: ValidCall): Promise<Ask> {
    await clearStage(stage);
    return call.ask(await call.make(stage, call.actor), stage, call.actor) as Ask;
  }

  async function whoAsks({ actor }: ValidCall) {
    const token = actor === 'nobody' ? undefined : await tokenOf(stage, stage.people[actor]);
    const number = nextCaller();
    return { token, caller: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  }

  async function sent(call: ValidCall, ask: Ask, asker?: Awaited<ReturnType<typeof whoAsks>>) {
    const { status, refusal } = await stage.world.ask(call.endpoint, ask, asker ?? (await whoAsks(call)));
    return { status, code: refusal.code, fields: Object.keys(refusal.fields ?? {}) };
  }

  return { theStage: () => stage, world: () => stage.world, prepared, whoAsks, sent };
}

type Ask = AskOf<Endpoint>;

/** Every call, with one of it that is done. */
export const validEndpoints = Object.keys(endpoints).map((name) => [name, validCalls[name] as ValidCall] as const);

/** The fields of a call, each with what the contract refuses there and what it takes. */
export const probedFields = ({ endpoint }: ValidCall, whole: Ask) =>
  fieldsOf(endpoint, whole).map((field) => ({ ...field, ...probesOf(field) }));
