import { invitationDays } from '../../../../src/contract/services/staff-member.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

export const invitationMail = (language: Language, { business, link }: { business: string; link: string }): Letter =>
  letterOf(language, wordsIn(language).services.staff.invitation, {
    values: { business: onOneLine(business), days: invitationDays },
    url: link,
  });
