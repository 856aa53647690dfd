import { type Line, plainOf, titles } from './line-words.ts';

// Services in a typed line, by the words of their cards (entry-line.ts).

export interface NamedCard {
  id: string;
  name: string;
  category: string;
}

interface Likeness {
  /** Words that were said. */
  said: number;
  /** Of them, those that are the card's to the letter. */
  exact: number;
  /** Every word of the name was said: then no other card is meant. */
  isWhole: boolean;
  /** Words of the card. */
  own: number;
}

const nameWords = (card: NamedCard): string[] =>
  plainOf(card.name)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');

/** Undefined where one of the words belongs to no word of the card. They stand in any order, and may be begun only. */
function likenessOf(card: NamedCard, words: readonly string[]): Likeness | undefined {
  const name = nameWords(card);
  const own = [...name, plainOf(card.category)];
  const isOf = (word: string) => own.some((known) => known === word || (word.length >= 3 && known.startsWith(word)));
  if (!words.every(isOf)) return undefined;
  return {
    said: words.length,
    exact: words.filter((word) => own.includes(word)).length,
    isWhole: name.every((word) => words.includes(word)),
    own: own.length,
  };
}

/** How sure it is that these words name a card. */
const scoreOf = ({ said, exact, own }: Likeness): number => said * 100 + exact * 10 - own;

interface Run {
  at: number;
  count: number;
  ids: string[];
  score: number;
}

/** The cards that some words of the line fit alike. More than one is a question to whoever typed it. */
function runAt(words: readonly string[], cards: readonly NamedCard[]): Pick<Run, 'ids' | 'score'> | undefined {
  const fitting = cards.flatMap((card) => {
    const likeness = likenessOf(card, words);
    return likeness === undefined ? [] : [{ id: card.id, ...likeness }];
  });
  if (fitting.length === 0) return undefined;
  const score = Math.max(...fitting.map(scoreOf));
  const whole = fitting.filter(({ isWhole }) => isWhole);
  const exact = Math.max(...fitting.map((one) => one.exact));
  const alike = whole.length > 0 ? whole : fitting.filter((one) => one.exact === exact);
  return { ids: alike.map(({ id }) => id), score };
}

/** A person may have the name of a card: then the first word of the line is the person's name. */
const firstWordPenalty = 52;
const runsMaximum = 6;

/** Words that name cards, from the longest run on, in the order of the line. */
export function takeCards(line: Line, cards: readonly NamedCard[]): string[][] {
  const taken: { at: number; ids: string[] }[] = [];
  const isNameFirst = line.words.length > 1;
  while (taken.length < runsMaximum) {
    let best: Run | undefined;
    for (let at = 0; at < line.words.length; at += 1)
      for (let count = 1; count <= 5 && at + count <= line.words.length; count += 1) {
        const words = line.words.slice(at, at + count).map(({ plain }) => plain.replaceAll(/[^\p{L}\d]+/gu, ''));
        if (words.some((word) => word.length < 2 || titles.has(word))) continue;
        const run = runAt(words, cards);
        if (run === undefined) continue;
        const score = run.score - (at === 0 && isNameFirst && taken.length === 0 ? firstWordPenalty : 0);
        if (score > 50 && score > (best?.score ?? 0)) best = { at, count, ids: run.ids, score };
      }
    if (best === undefined) break;
    line.words.splice(best.at, best.count);
    taken.push({ at: best.at, ids: best.ids });
  }
  return inOrder(taken);
}

/** In the order of the line: each position counts from when earlier words were already removed. */
function inOrder(taken: readonly { at: number; ids: string[] }[]): string[][] {
  const places: { place: number; ids: string[] }[] = [];
  for (const { at, ids } of taken) {
    const before = places.filter(
      ({ place }) => place <= at + places.filter((other) => other.place <= at).length,
    ).length;
    places.push({ place: at + before, ids });
  }
  return places.sort((one, other) => one.place - other.place).map(({ ids }) => ids);
}
