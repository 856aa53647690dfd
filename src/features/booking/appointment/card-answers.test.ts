import { describe, expect, it } from 'vitest';
import { answersGiven, askedOf, missingAnswers } from './card-answers.ts';

const cards: Parameters<typeof askedOf>[0] = [
  {
    id: 'a',
    questions: [
      { id: 'q1', kind: 'text', text: 'Allergien?', choices: [], isRequired: true },
      { id: 'q2', kind: 'consent', text: 'Einverstanden?', choices: [], isRequired: false },
    ],
  },
  { id: 'b', questions: [{ id: 'q1', kind: 'picture', text: 'Foto', choices: [], isRequired: false }] },
];

describe('the questions of the chosen cards', () => {
  it('are kept apart by their card, also under the same id', () =>
    expect(askedOf(cards).map(({ key }) => key)).toEqual(['a~q1', 'a~q2', 'b~q1']));

  it('are sent where they were answered, and only those of the cards', () =>
    expect(answersGiven(cards, { 'a~q1': ' Henna ', 'a~q2': '', 'c~q1': 'x' })).toEqual([
      { card: 'a', question: 'q1', answer: 'Henna' },
    ]));

  it('miss what is required', () => {
    expect(missingAnswers(cards, { 'a~q1': ' ' })).toEqual(['a~q1']);
    expect(missingAnswers(cards, { 'a~q1': 'Henna' })).toEqual([]);
  });
});
