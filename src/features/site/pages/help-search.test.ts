import { describe, expect, it } from 'vitest';
import german from '#i18n/locales/de/site/help.json' with { type: 'json' };
import english from '#i18n/locales/en/site/help.json' with { type: 'json' };
import { answers, topics } from './help-answers.ts';
import { faqsShown } from './help-search.ts';

const faqs = [
  { topic: 'allgemein', question: 'Brauche ich ein Konto?', answer: 'Nein.' },
  { topic: 'zahlungen', question: 'Wie zahle ich?', answer: 'Mit PayPal.' },
];

describe('the help', () => {
  it('shows the questions of the chosen tab', () => {
    expect(faqsShown(faqs, ' ', 'zahlungen')).toEqual([faqs[1]]);
  });
  it('searches questions and answers of all tabs, whatever the case', () => {
    expect(faqsShown(faqs, 'konto', 'zahlungen')).toEqual([faqs[0]]);
    expect(faqsShown(faqs, 'PAYPAL', 'allgemein')).toEqual([faqs[1]]);
  });
  it('finds nothing where nothing matches', () => {
    expect(faqsShown(faqs, 'xyz', 'allgemein')).toEqual([]);
  });
  it.each([
    [german.answers, ['buchen', 'absage', 'verschiebe', 'gast', 'bezahle', 'widerruf']],
    [english.answers, ['book', 'cancel', 'move', 'guest', 'pay', 'withdraw']],
  ])('answers what people ask about a booking', (said, words) => {
    const all = answers.map(({ id, topic }) => ({ topic, ...said[id] }));
    for (const word of words) expect(faqsShown(all, word, 'allgemein'), word).not.toEqual([]);
  });

  it('has at least forty answers, some in each tab, and each in both languages', () => {
    expect(answers.length).toBeGreaterThanOrEqual(40);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(answers.length);
    for (const topic of topics) expect(answers.filter((answer) => answer.topic === topic).length).toBeGreaterThan(8);
    const ids = answers.map(({ id }) => id).toSorted();
    for (const said of [german, english]) expect(Object.keys(said.answers).toSorted()).toEqual(ids);
  });
});
