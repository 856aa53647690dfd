import type { RefusalCode, RefusalFacts } from '../../src/contract/refusals.ts';
import type { FieldWord } from '../../src/contract/words.ts';

/** What is wrong with a field: the key of its sentence, and the values for the sentence's placeholders. */
export type FieldFault = FieldWord | { word: FieldWord; values: Record<string, unknown> };
export type FieldFaults = Record<string, FieldFault>;

/** A refusal, thrown. `serve` is the one place that turns it into an answer. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: RefusalCode;
  readonly fields: FieldFaults | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly facts: RefusalFacts;

  constructor(code: RefusalCode, fields?: FieldFaults, retryAfterSeconds?: number, facts: RefusalFacts = {}) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.facts = facts;
  }
}
