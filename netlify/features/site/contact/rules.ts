import { paths } from '../../../../src/paths.ts';

/** How often in how many seconds. A caller may be a whole office; what is sent again after a lost answer counts as well. */
export const contactLimits = {
  messagesPerCaller: { name: 'contact-caller', times: 20, seconds: 60 * 60 },
} as const;

export const contactLink = (siteUrl: string): string => siteUrl + paths.contact();
