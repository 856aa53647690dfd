import { useWords } from '#i18n/i18n.ts';
import { company } from './company.ts';
import { type Detail, isPlaceholder, valueOf } from './company-networks.ts';

export function PlaceholderMark() {
  const words = useWords('pages');
  return <small className="warm">{words('placeholder')}</small>;
}

/** A detail of the operator. A placeholder says that it is one, so that nobody takes it for an address. */
export function Given({ of, as }: { of: Detail<string>; as?: 'mail' | 'phone' }) {
  const text = valueOf(of);
  const shown =
    as === undefined ? text : <a href={as === 'mail' ? `mailto:${text}` : `tel:${text.replaceAll(' ', '')}`}>{text}</a>;
  return (
    <span>
      <span lang={company.language}>{shown}</span>
      {isPlaceholder(of) && (
        <>
          {' '}
          <PlaceholderMark />
        </>
      )}
    </span>
  );
}
