import { describe, expect, it } from 'vitest';
import { avatarLetters } from './avatar.ts';

describe('the letters of the avatar', () => {
  it.each([
    [{ firstName: 'Ana', lastName: 'Reyes', email: 'x@y.ph' }, 'AR'],
    [{ firstName: 'ärmel', lastName: 'öhr', email: 'x@y.de' }, 'ÄÖ'],
    [{ firstName: 'Ana', lastName: null, email: 'x@y.ph' }, 'A'],
    [{ firstName: '  ', lastName: 'Reyes', email: 'x@y.ph' }, 'X'],
    [{ firstName: null, lastName: null, email: 'x@y.ph' }, 'X'],
    [{ firstName: null, lastName: null, email: '' }, 'K'],
    [undefined, 'K'],
  ])('of %j are %s', (person, letters) => expect(avatarLetters(person)).toBe(letters));
});
