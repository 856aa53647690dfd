import { describe, expect, it } from 'vitest';
import german from '../../i18n/locales/de/pages.json' with { type: 'json' };
import english from '../../i18n/locales/en/pages.json' with { type: 'json' };
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
    [german.help.faqs, ['buchen', 'absage', 'verschiebe', 'gast', 'bezahle', 'widerruf']],
    [english.help.faqs, ['book', 'cancel', 'move', 'guest', 'pay', 'withdraw']],
  ])('answers what people ask about a booking', (all, words) => {
    for (const word of words) expect(faqsShown(all, word, 'allgemein'), word).not.toEqual([]);
  });
});
