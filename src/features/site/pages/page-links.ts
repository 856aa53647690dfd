import { paths } from '../../../paths.ts';

const targets = {
  landing: paths.landing(),
  home: paths.home(),
  homeMap: paths.home({ view: 'map' }),
  homeFavorites: paths.home({ favorites: 'true' }),
  services: paths.services(),
  favorites: paths.favorites(),
  savedSearches: paths.savedSearches(),
  inquiries: paths.ownInquiries(),
  login: paths.login(),
  register: paths.register(),
  forgotPassword: paths.forgotPassword(),
  appointments: paths.appointments(),
  messages: paths.messages(),
  becomeProvider: paths.becomeProviderPlans(),
  dashboard: paths.providerDashboard(),
  calendar: paths.providerCalendar(),
  clients: paths.clients(),
  serviceCards: paths.serviceCards(),
  hours: paths.providerHours(),
  team: paths.providerStaff(),
  packages: paths.providerPackages(),
  invoices: paths.providerInvoices(),
  bank: paths.providerBank(),
  verify: paths.providerVerify(),
  sellerVerify: paths.sellerVerify(),
  sellerDashboard: paths.sellerDashboard(),
  createProperty: paths.createProperty(),
  settings: paths.settings(),
  settingsPassword: paths.settings('password'),
  settingsNotifications: paths.settings('notifications'),
  deleteAccount: paths.settings('delete'),
  withdrawal: paths.withdrawal(),
  about: paths.about(),
  career: paths.career(),
  help: paths.help(),
  contact: paths.contact(),
  privacy: paths.privacy(),
  terms: paths.terms(),
  propertyTerms: paths.propertyTerms(),
  businessTerms: paths.businessTerms(),
  processing: paths.processing(),
  impressum: paths.impressum(),
  ranking: paths.ranking(),
  rules: paths.rules(),
  reporting: paths.reporting(),
  accessibility: paths.accessibility(),
  reviewsPolicy: paths.reviewsPolicy(),
  reportFigures: paths.reportFigures(),
  decisions: paths.decisions(),
  fraud: paths.fraud(),
  tutorials: paths.tutorials(),
  manual: paths.manual(),
  blog: paths.blog(),
  forum: paths.forum(),
} as const satisfies Record<string, string>;

/** What the texts of pages may link to, by the name that stands in them: `[So wird sortiert](ranking)`. */
export type PageName = keyof typeof targets;

export const pageAt = (name: PageName): string => targets[name];

const isPageName = (name: string): name is PageName => Object.hasOwn(targets, name);

const isOutside = (target: string): boolean => /^(https|mailto):/.test(target);

/** Where a link of a text leads: a page of ours, perhaps with an anchor, or an address elsewhere. Throws at an unknown name. */
export function targetOf(target: string): { page: string } | { outside: string } {
  if (isOutside(target)) return { outside: target };
  const [name = '', anchor] = target.split('#');
  if (!isPageName(name)) throw new Error(`no page is called ${name}`);
  return { page: anchor === undefined ? pageAt(name) : `${pageAt(name)}#${anchor}` };
}
