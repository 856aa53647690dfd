import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useAnswer } from '../../../api/query.ts';
import { getSellerVerification } from '../../../contract/account/verification-seller.ts';
import { paths } from '../../../paths.ts';
import styles from './seller.module.css';

/** Whether the seller has shown something, or it waits; undefined until that is known. A failed call says nothing. */
export function useIsUnchecked(): boolean | undefined {
  const { data, error } = useAnswer(getSellerVerification, {});
  if (data === undefined) return error === null ? undefined : false;
  const isChecked =
    data.identity?.state === 'approved' ||
    data.licences.some(({ state, isExpired }) => state === 'approved' && !isExpired);
  const waits = data.identity?.state === 'pending' || data.licences.some(({ state }) => state === 'pending');
  return !isChecked && !waits;
}

/** Says what every listing says of a seller who has shown nothing, and leads to where it changes. */
export function UncheckedNotice() {
  const words = useWords('seller');
  return (
    <div className={`on-warm ${styles['notice']}`}>
      <p>
        <strong>{words('unchecked.title')}</strong> {words('unchecked.text')}
      </p>
      <Button className={'above8'} variant="plain" to={paths.sellerVerify()}>
        {words('unchecked.way')}
      </Button>
    </div>
  );
}
