/** One table of service categories in groups; it holds both readings of spec.md §3. */
export const serviceGroups = {
  hair: ['friseur', 'haarschnitt', 'coloring', 'barber'],
  beauty: ['kosmetik', 'gesichtspflege', 'nageldesign', 'nagelpflege', 'massage'],
  home: ['reinigung', 'reparatur', 'maler', 'umzug'],
  pets: ['hundesitter'],
} as const satisfies Record<string, readonly string[]>;

export type ServiceGroup = keyof typeof serviceGroups;
export type ServiceCategory = (typeof serviceGroups)[ServiceGroup][number];

export const serviceGroupNames = Object.keys(serviceGroups) as ServiceGroup[];
export const serviceCategories: readonly ServiceCategory[] = Object.values(serviceGroups).flat();
