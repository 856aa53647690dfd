interface Faq {
  topic: string;
  question: string;
  answer: string;
}

/** While something is searched all questions are looked through, whatever the tab; otherwise the tab's own show. */
export function faqsShown<F extends Faq>(faqs: readonly F[], search: string, topic: string): readonly F[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return faqs.filter((faq) => faq.topic === topic);
  return faqs.filter(({ question, answer }) =>
    [question, answer].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
