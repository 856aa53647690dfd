import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { draftAt } from '#ui/kept-draft.ts';
import { type Form, useForm } from '../../../api/form.ts';
import { useSession } from '../../../api/session.ts';
import { listOwnInquiries, sendInquiry } from '../../../contract/property/inquiry.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';

/** Where answers go. `isProven`: by mail at once; otherwise once the mailed link was opened. */
export interface SentTo {
  email: string;
  isProven: boolean;
}

export type InquiredListing = Pick<ListingDetail, 'id' | 'title' | 'providerType'>;

type Entries = Record<'name' | 'email' | 'phone' | 'message', string>;

/** The form of an inquiry, with the text typed earlier in this tab: one for each listing. */
export function useInquiry({ id, title, providerType }: InquiredListing, onSent: (to: SentTo) => void): Form<Entries> {
  const words = useWords('inquiry');
  const session = useSession();
  const person = session.state === 'signed-in' ? session.user : undefined;
  const [draft] = useState(() => draftAt({ what: `inquiry:${id}`, by: person?.id, personal: ['name', 'email'] }));
  const template = providerType === 'properties' ? words('form.aboutProperty', { title }) : words('form.aboutProvider');
  return useForm(sendInquiry, {
    values: { name: person?.name ?? '', email: person?.email ?? '', phone: '', message: template },
    // An answer may be lost. Sent again under the same id, it is one inquiry. An empty phone number is left out.
    askOf: ({ phone, ...entries }) => ({
      params: { id },
      body: { ...entries, id: draft.id, ...(phone.trim() === '' ? {} : { phone }) },
    }),
    refreshes: [listOwnInquiries],
    sentenceOf: ({ code }) => (code === 'not_found' ? words('form.gone') : undefined),
    keptAs: draft,
    isSentOnce: draft.id !== undefined,
    onSent: ({ hearsByMail }, { email }) => onSent({ email: email.trim(), isProven: hearsByMail }),
  });
}
