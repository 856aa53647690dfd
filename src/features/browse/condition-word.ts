import type { ConditionName } from '../../contract/browse.ts';
import type { useWords } from '../../i18n/i18n.ts';

/** A condition in words, as it is asked for; undefined where it is not. */
export const conditionWord = (
  words: ReturnType<typeof useWords<'browse'>>,
  name: ConditionName,
  wish: boolean | undefined,
): string =>
  name === 'furnished'
    ? words(`filters.furnished.${wish === undefined ? 'any' : wish ? 'yes' : 'no'}`)
    : words(`filters.${name}`);
