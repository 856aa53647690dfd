import { useEffect, useState } from 'react';
import { useSchemaForm } from '../../api/schema-form.ts';
import { useSession } from '../../api/session.ts';
import { inquiryId, sendInquiry } from '../../contract/inquiry.ts';
import type { ListingDetail } from '../../contract/listing-detail.ts';
import { useWords } from '../../i18n/i18n.ts';
import { type InquiryEntries, type InquiryPlace, keepTyped, readTyped, typedOver } from './typed-inquiry.ts';

export type Asked = Pick<ListingDetail, 'id' | 'title' | 'providerType'>;

/** The form of an inquiry, with the text typed earlier in this tab. */
export function useInquiry(asked: Asked) {
  const { place, id, begun, typed } = useOpened(asked);
  /** Without an empty phone number. */
  const bodyOf = ({ phone, ...entries }: InquiryEntries) => ({
    ...entries,
    id,
    ...(phone.trim() === '' ? {} : { phone }),
  });
  const form = useSchemaForm(sendInquiry.body, { ...begun, ...typed }, bodyOf);
  const { values } = form;
  useEffect(
    function keepWhatIsTyped() {
      keepTyped(place, { id, entries: typedOver(begun, values) });
    },
    [place, id, begun, values],
  );
  return { form, bodyOf, place };
}

function useOpened({ id: listing, title, providerType }: Asked) {
  const words = useWords('inquiry');
  const session = useSession();
  const [opened] = useState(() => {
    const person = session.state === 'signed-in' ? session.user : undefined;
    const place: InquiryPlace = { listing, by: person?.id };
    const template =
      providerType === 'properties' ? words('form.aboutProperty', { title }) : words('form.aboutProvider');
    const begun: InquiryEntries = {
      name: person?.name ?? '',
      email: person?.email ?? '',
      phone: '',
      message: template,
    };
    const kept = readTyped(place);
    // An answer may be lost. Sent again under the same id, it is one inquiry. randomUUID needs a secure origin.
    const id = kept?.id ?? (isSecureContext ? inquiryId.parse(crypto.randomUUID()) : undefined);
    return { place, id, begun, typed: kept?.entries };
  });
  return opened;
}
