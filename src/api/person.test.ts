import { describe, expect, it } from 'vitest';
import { initialOf, namesOf } from './person.ts';

describe('the names of a person', () => {
  it('are what they gave', () => {
    expect(namesOf({ name: 'Ana Cruz', firstName: 'Ana', lastName: null })).toEqual({ firstName: 'Ana', lastName: '' });
  });
  it('come from the one name where no parts are known', () => {
    const none = { firstName: null, lastName: null };
    expect(namesOf({ name: 'Maria Clara  Santos', ...none })).toEqual({ firstName: 'Maria Clara', lastName: 'Santos' });
    expect(namesOf({ name: ' Ana ', ...none })).toEqual({ firstName: 'Ana', lastName: '' });
    expect(namesOf({ name: '', ...none })).toEqual({ firstName: '', lastName: '' });
  });
});

it('has an initial for everybody', () => {
  expect(initialOf({ name: 'özlem', email: 'a@example.com' })).toBe('Ö');
  expect(initialOf({ name: '  ', email: 'a@example.com' })).toBe('A');
});
