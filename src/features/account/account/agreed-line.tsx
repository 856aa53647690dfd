import { useWords } from '#i18n/i18n.ts';
import { Link } from '#ui/link.tsx';
import { paths } from '../../../paths.ts';

/** What a registration agrees to, beside its button. The links open beside the form, which keeps what was typed. */
export function AgreedLine({ isProvider = false }: { isProvider?: boolean }) {
  const words = useWords('account');
  const link = (to: string, name: string) => (
    <Link to={to} target="_blank">
      {name}
      <span className="visually-hidden"> {words('agreed.tab')}</span>
    </Link>
  );
  return (
    <p className="flush">
      {words('agreed.terms')} {link(paths.terms(), words('agreed.termsName'))}
      {isProvider && (
        <>
          {' '}
          {words('agreed.processing')} {link(paths.processing(), words('agreed.processingName'))}
        </>
      )}
      {'. '}
      {link(paths.privacy(), words('agreed.privacy'))}
    </p>
  );
}
