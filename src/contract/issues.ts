import type * as z from 'zod/mini';
import { type FieldWord, fieldSentence, isFieldWord, type Language } from './words.ts';

type Issue = z.core.$ZodIssue;

/** Which sentence an issue of the schema library means. A schema's own message is a key of words.ts and wins. */
function wordOf(issue: Issue): FieldWord {
  if (isFieldWord(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'wrongType';
    case 'too_small':
      if (issue.origin === 'string') return issue.minimum === 1 ? 'required' : 'tooShort';
      return issue.origin === 'array' ? 'tooFew' : 'tooSmall';
    case 'too_big':
      if (issue.origin === 'string') return 'tooLong';
      return issue.origin === 'array' ? 'tooMany' : 'tooBig';
    case 'invalid_value':
      return issue.input === undefined || issue.input === null ? 'required' : 'notInList';
    default:
      return 'wrongType';
  }
}

/**
 * The sentences of a failed parse by field (`images.0.alt` for nested ones); the first issue of a field wins.
 * Issues must have been made with `reportInput: true`, or a missing value cannot be told from a wrong one.
 */
export function fieldSentences(issues: readonly Issue[], language: Language): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    const values = { ...issue, ...('params' in issue ? (issue.params as object) : {}) };
    sentences[field] ??= fieldSentence(language, wordOf(issue), values);
  }
  return sentences;
}
