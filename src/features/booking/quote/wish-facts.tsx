import { useWords } from '#i18n/i18n.ts';
import { FactLine, FactLines } from '#ui/fact-lines.tsx';
import { CalendarIcon } from '#ui/icons.tsx';
import { PinIcon } from '#ui/more-icons.tsx';
import { PlainGallery } from '#ui/plain-gallery.tsx';
import { Section } from '#ui/section.tsx';
import type { QuoteRequest } from '../../../contract/booking/quote.ts';

/** What is wished: text, pictures, where and when. */
export function WishFacts({ wish, title }: { wish: QuoteRequest; title: string }) {
  const words = useWords('quote');
  const names = useWords('service-names');
  const { category, text, zip, place, suits, images } = wish;
  return (
    <Section title={title} lead={names(`names.${category}`)}>
      <p className="breaks kept-lines">{text}</p>
      <FactLines>
        <FactLine
          icon={<PinIcon size={18} />}
          term={words('wish.place')}
          title={[zip, place].filter((part) => part !== null).join(' ')}
        />
        {suits !== '' && <FactLine icon={<CalendarIcon size={18} />} term={words('wish.suits')} title={suits} />}
      </FactLines>
      {images.length > 0 && <PlainGallery images={images} title={wish.title} />}
    </Section>
  );
}
