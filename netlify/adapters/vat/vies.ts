import * as z from 'zod/mini';
import { PartUnavailable, type VatAnswer, type VatRegister } from '../ports.ts';

/** The public interface of VIES, by which the European Commission passes questions on to the states' registers. */
export const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number';

/** A state that is slow must not use up the time of a function. */
const usualMilliseconds = 8000;

const said = z.optional(z.nullable(z.string()));
const answered = z.object({ valid: z.boolean(), requestIdentifier: said, name: said, address: said });
const failed = z.object({ errorWrappers: z.array(z.object({ error: z.string() })) });

/** VIES answers with dashes where a state keeps a name or an address to itself. */
const told = (text: string | null | undefined, maximum: number): string | null => {
  const trimmed = (text ?? '').trim();
  return trimmed === '' || /^-+$/.test(trimmed) ? null : trimmed.slice(0, maximum);
};

const numberOf = (vatId: string) => ({ state: vatId.slice(0, 2), number: vatId.slice(2) });

/** The answer is one of the form that VIES documents; undefined where it says that nobody could be asked. */
function read(text: string): VatAnswer | undefined {
  const body: unknown = JSON.parse(text);
  const answer = answered.safeParse(body);
  if (answer.success) {
    const { valid, requestIdentifier, name, address } = answer.data;
    return {
      isValid: valid,
      reference: told(requestIdentifier, 100),
      name: told(name, 300),
      address: told(address, 500),
    };
  }
  const errors = failed.safeParse(body);
  // No number of that state: the register itself is not asked.
  const isNoNumber = errors.success && errors.data.errorWrappers.some(({ error }) => error === 'INVALID_INPUT');
  return isNoNumber ? { isValid: false, reference: null, name: null, address: null } : undefined;
}

interface Vies {
  url?: string;
  /** Our own VAT id: with it the answer has a reference, which is the proof. */
  requester: string | undefined;
  milliseconds?: number;
}

/** Asks VIES. Rejects with PartUnavailable where it or the state's register does not answer, so that its circuit counts it. */
export const viesRegister = ({ url = viesUrl, requester, milliseconds }: Vies): VatRegister => ({
  ask: async (vatId) => {
    const { state, number } = numberOf(vatId);
    const own = requester === undefined ? undefined : numberOf(requester.replaceAll(/[\s./-]/g, ''));
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify({
          countryCode: state,
          vatNumber: number,
          ...(own && { requesterMemberStateCode: own.state, requesterNumber: own.number }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds ?? usualMilliseconds),
      });
      const answer = read(await response.text());
      if (answer !== undefined) return answer;
      throw new Error(`it answered ${response.status} and nothing about the number`);
    } catch (cause) {
      throw new PartUnavailable('the register of VAT ids cannot be reached', { cause });
    }
  },
});
