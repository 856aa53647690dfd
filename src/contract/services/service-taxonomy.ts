/** The one table of service categories, in groups: docs/product/services.md. */
export const serviceGroups = {
  hair: ['friseur', 'haarschnitt', 'coloring', 'barber'],
  beauty: ['kosmetik', 'gesichtspflege', 'nageldesign', 'nagelpflege', 'massage'],
  home: ['reinigung', 'reparatur', 'maler', 'umzug'],
  pets: ['hundesitter'],
} as const satisfies Record<string, readonly string[]>;

export type ServiceGroup = keyof typeof serviceGroups;
export type ServiceCategory = (typeof serviceGroups)[ServiceGroup][number];

/** Trades whose work has no price before somebody has looked at it: they are asked for quotes. */
export const quoteCategories: readonly ServiceCategory[] = serviceGroups.home;

export const serviceGroupNames = Object.keys(serviceGroups) as ServiceGroup[];
export const serviceCategories: readonly ServiceCategory[] = Object.values(serviceGroups).flat();

/** The values of a service search: a category or a whole group. */
export const serviceNames: readonly (ServiceGroup | ServiceCategory)[] = [...serviceGroupNames, ...serviceCategories];
export type ServiceName = ServiceGroup | ServiceCategory;

/** The searches in which a quote is offered. */
export const quoteServices: readonly ServiceName[] = ['home', ...quoteCategories];

export const isServiceGroup = (name: ServiceName): name is ServiceGroup =>
  serviceGroupNames.some((known) => known === name);

export const groupOf = (category: ServiceCategory): ServiceGroup =>
  serviceGroupNames.find((group) => serviceGroups[group].some((known) => known === category)) ?? 'home';

/** Customers call the place of such a business a salon. */
export const isSalon = (category: ServiceCategory): boolean => ['hair', 'beauty'].includes(groupOf(category));

/** Trades whose work has names of its own: who looks for a hairdresser looks for whoever cuts, colours or shaves. */
const kinds: Partial<Record<ServiceCategory, readonly ServiceCategory[]>> = {
  friseur: serviceGroups.hair,
  kosmetik: ['kosmetik', 'gesichtspflege'],
};

/** The categories that match a searched service; all without one. */
export const categoriesOf = (name: ServiceName | undefined): readonly ServiceCategory[] => {
  if (name === undefined) return serviceCategories;
  return isServiceGroup(name) ? serviceGroups[name] : (kinds[name] ?? [name]);
};
