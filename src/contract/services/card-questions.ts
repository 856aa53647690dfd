/** What a card asks before it is booked. A picture is added to the visit once it is booked. */

export const questionsMaximum = 5;
export const choicesMaximum = 8;
export const answerMaximum = 1000;
export const questionKinds = ['choice', 'text', 'picture', 'consent'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** The answer by which a consent is given. */
export const consented = 'yes';
