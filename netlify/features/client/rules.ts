/** How often in how many seconds. */
export const clientLimits = {
  addedPerProvider: { name: 'clients-added', times: 300, seconds: 60 * 60 },
} as const;

/** The digits of a search for a number; undefined where the text is none. */
export const searchedDigits = (search: string): string | undefined => {
  const digits = search.replaceAll(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 3 && /^[\d\s()+/-]+$/.test(search) ? digits : undefined;
};

/** A tag counts once, however it is written. */
export const distinctTags = (tags: readonly string[]): string[] =>
  tags.filter((tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index);

/** A text for `like` that means itself. */
export const likeText = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
