/** Portraits are drawn for men and women; the first names that are men's. All others are women's. */
const menNames = new Set(
  'Adam,Ali,Anton,Bao,Daniel,Emre,Felix,Florian,Frank,Henrik,Jonas,Lukas,Marek,Mehmet,Moritz,Murat,Oliver,Paul,Stefan,Theo,Tobias,Yusuf'.split(
    ',',
  ),
);

const drawn = { man: 12, woman: 16 } as const;

const hashOf = (text: string): number =>
  Array.from(text).reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

/**
 * Name of the portrait of each, in their order: the same every time, and no two of a team alike.
 * @param people their first names, the owner's first
 * @param team what tells two teams with the same names apart
 */
export function facesOf(people: readonly string[], team: string): string[] {
  const taken = new Set<string>();
  return people.map((name) => {
    const who = menNames.has(name) ? 'man' : 'woman';
    const first = hashOf(`${team} ${name}`);
    const face = Array.from(
      { length: drawn[who] },
      (_, index) => `face-${who}-${((first + index) % drawn[who]) + 1}`,
    ).find((candidate) => !taken.has(candidate));
    if (face === undefined) throw new RangeError(`a team of ${people.length} has more people than portraits`);
    taken.add(face);
    return face;
  });
}
