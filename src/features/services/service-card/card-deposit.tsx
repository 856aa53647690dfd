import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { FieldGroup } from '#ui/form.tsx';
import { Notice } from '#ui/notice.tsx';
import { NumberField } from '#ui/number-field.tsx';
import type { Form } from '../../../api/form.ts';
import { unitOf, useOwnCurrency } from '../../../api/own-currency.ts';
import { useAnswer } from '../../../api/query.ts';
import { getDeposits } from '../../../contract/services/business-deposit.ts';
import { paths } from '../../../paths.ts';
import { type CardEntries, depositKinds } from './card-entries.ts';

/** What customers pay beforehand: nothing, a part of the price, or a sum. */
export function CardDeposit({ form }: { form: Form<CardEntries> }) {
  const words = useWords('service-card');
  const unit = unitOf(useOwnCurrency());
  const { depositKind } = form.values;
  const settings = useAnswer(getDeposits, {}).data;
  const isUnpayable = settings !== undefined && settings.link === null && !settings.takesTransfer;
  return (
    <FieldGroup title={words('deposit.title')} lead={words('deposit.lead')}>
      <RadioGroup
        label={words('deposit.title')}
        isLabelHidden
        isInRow
        choices={depositKinds.map((kind) => ({ value: kind, label: words(`deposit.kind.${kind}`) }))}
        {...form.field('depositKind')}
      />
      {depositKind === 'percent' && (
        <NumberField label={words('deposit.percent')} unit="count" isRequired {...form.field('depositPercent')} />
      )}
      {depositKind === 'sum' && (
        <NumberField label={words('deposit.sum')} unit={unit} isRequired {...form.field('deposit')} />
      )}
      {depositKind !== 'none' && isUnpayable && (
        <Notice
          kind="warning"
          action={
            <Button variant="link" to={paths.providerBank()}>
              {words('deposit.toSettings')}
            </Button>
          }
        >
          {words('deposit.unpayable')}
        </Notice>
      )}
    </FieldGroup>
  );
}
