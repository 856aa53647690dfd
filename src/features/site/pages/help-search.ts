interface Asked {
  topic: string;
  question: string;
  answer: string;
}

/** A search looks through the questions of all tabs; without one the tab's own are shown. */
export function faqsShown<F extends Asked>(faqs: readonly F[], search: string, topic: string): readonly F[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === '') return faqs.filter((faq) => faq.topic === topic);
  return faqs.filter(({ question, answer }) =>
    [question, answer].some((text) => text.toLocaleLowerCase().includes(wanted)),
  );
}
