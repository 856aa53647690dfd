import { paths } from '../../paths.ts';

/** What the texts of pages may link to, by the name that stands in them: `[So wird sortiert](ranking)`. */
const targets: Readonly<Record<string, string>> = {
  landing: paths.landing(),
  home: paths.home(),
  services: paths.services(),
  appointments: paths.appointments(),
  messages: paths.messages(),
  becomeProvider: paths.becomeProviderPlans(),
  dashboard: paths.providerDashboard(),
  calendar: paths.providerCalendar(),
  packages: paths.providerPackages(),
  invoices: paths.providerInvoices(),
  bank: paths.providerBank(),
  verify: paths.providerVerify(),
  sellerVerify: paths.sellerVerify(),
  createProperty: paths.createProperty(),
  settings: paths.settings(),
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
};

const isOutside = (target: string): boolean => /^(https|mailto):/.test(target);

/** Where a link of a text leads: a page of ours, perhaps with an anchor, or an address elsewhere. Throws at an unknown name. */
export function targetOf(target: string): { page: string } | { outside: string } {
  if (isOutside(target)) return { outside: target };
  const [name = '', anchor] = target.split('#');
  const page = targets[name];
  if (page === undefined) throw new Error(`no page is called ${name}`);
  return { page: anchor === undefined ? page : `${page}#${anchor}` };
}
