import { describe, expect, it } from 'vitest';
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
});
