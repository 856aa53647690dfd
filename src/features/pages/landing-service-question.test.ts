import { describe, expect, it } from 'vitest';
import { isPostalCode, readServiceQuestion } from './landing-service-question.ts';

describe('the question of the service search', () => {
  it.each(['10115', '1010', ' 8001 '])('takes %s for a postal code', (text) => expect(isPostalCode(text)).toBe(true));
  it.each(['', '123', '123456', '1O115', '10 115'])('does not take "%s" for one', (text) =>
    expect(isPostalCode(text)).toBe(false),
  );
  it('is read from the address', () =>
    expect(readServiceQuestion(new URLSearchParams('zip=10115&service=friseur'))).toEqual({
      zip: '10115',
      service: 'friseur',
    }));
  it('leaves out what makes no sense', () =>
    expect(readServiceQuestion(new URLSearchParams('zip=abc&service=unknown'))).toEqual({
      zip: '',
      service: undefined,
    }));
});
