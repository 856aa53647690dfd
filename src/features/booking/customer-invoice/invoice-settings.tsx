import { useState } from 'react';
import { formatDecimal } from '#i18n/format-sums.ts';
import { useWords } from '#i18n/i18n.ts';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { loadPatiently } from '#ui/load-patiently.ts';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { uploadImage } from '../../../api/upload.ts';
import { imageBytesMaximum } from '../../../contract/account/image.ts';
import { proposeCustomerInvoice } from '../../../contract/booking/customer-invoice.ts';
import {
  type CustomerInvoiceSettings,
  getCustomerInvoiceSettings,
  putCustomerInvoiceSettings,
} from '../../../contract/booking/customer-invoice-settings.ts';
import { customerInvoiceLogos } from '../../../contract/booking/customer-invoice-words.ts';
import type { ImageId } from '../../../contract/fields.ts';
import { paths } from '../../../paths.ts';
import styles from './customer-invoice.module.css';

/** How the invoices of a provider look: numbers, usual words, logo, and the tax number of a small business. */
export function InvoiceSettings() {
  const words = useWords('customer-invoice');
  const found = useAnswer(getCustomerInvoiceSettings, {}, { isAskedAnew: true });
  if (found.error?.code === 'no_provider')
    return (
      <ErrorState title={words('new.noBusiness')} text={words('new.noBusinessText')}>
        <Button to={paths.providerBusiness()}>{words('new.toBusiness')}</Button>
      </ErrorState>
    );
  if (stateOf(found) === 'failed') return <ErrorState title={words('failed')} onRetry={() => void found.refetch()} />;
  if (found.data === undefined) return <Skeleton lines={5} height={48} />;
  return <SettingsForm key={JSON.stringify(found.data)} settings={found.data} />;
}

const valuesOf = ({ prefix, daysToPay, rateHundredths, closing, logo, own, taxNumber }: CustomerInvoiceSettings) => {
  const days = daysToPay as NumberEntry;
  const ownPicture: ImageId | '' = own?.id ?? '';
  return {
    prefix,
    daysToPay: days,
    rateHundredths: rateHundredths === null ? '' : String(rateHundredths),
    closing,
    logo,
    logoImageId: ownPicture,
    taxNumber: taxNumber ?? '',
  };
};
type Values = ReturnType<typeof valuesOf>;

const bodyOf = ({ daysToPay, rateHundredths, logoImageId, ...values }: Values) => ({
  ...values,
  daysToPay: daysToPay as number,
  rateHundredths: rateHundredths === '' ? null : Number(rateHundredths),
  logoImageId: logoImageId === '' ? null : logoImageId,
});

const percent = (rate: number): string => formatDecimal(rate / 100, rate % 100 === 0 ? 0 : 1);

function SettingsForm({ settings }: { settings: CustomerInvoiceSettings }) {
  const words = useWords('customer-invoice');
  const { rates, nextNumber, portrait, own, needsTaxNumber } = settings;
  const form = useForm(putCustomerInvoiceSettings, {
    values: valuesOf(settings),
    askOf: (values) => ({ body: bodyOf(values) }),
    refreshes: [getCustomerInvoiceSettings, proposeCustomerInvoice],
    onSent: () => toast.success(words('settings.saved')),
  });
  const { logo, logoImageId } = form.values;
  const choices = customerInvoiceLogos
    .filter((name) => name !== 'portrait' || portrait !== null)
    .map((name) => ({ value: name, label: words(`settings.logos.${name}`) }));
  return (
    <Form form={form} submit={words('settings.save')} busy={words('saving')} asksBeforeLeaving>
      {needsTaxNumber && (
        <TextField
          label={words('settings.taxNumber')}
          hint={words('settings.taxNumberHint')}
          maximum={40}
          isRequired
          {...form.field('taxNumber')}
        />
      )}
      <FieldPair>
        <TextField
          label={words('settings.prefix')}
          hint={words('settings.next', { number: nextNumber })}
          maximum={10}
          {...form.field('prefix')}
        />
        <NumberField label={words('paid.days')} unit="count" {...form.field('daysToPay')} />
      </FieldPair>
      {rates.length > 0 && (
        <SelectField
          label={words('settings.rate')}
          choices={[
            { value: '', label: words('settings.standardRate', { rate: percent(rates[0] ?? 0) }) },
            ...rates
              .slice(1)
              .map((rate) => ({ value: String(rate), label: words('lines.rateOf', { rate: percent(rate) }) })),
          ]}
          {...form.field('rateHundredths')}
        />
      )}
      <TextAreaField label={words('more.closing')} rows={2} maximum={500} {...form.field('closing')} />
      <RadioGroup label={words('settings.logo')} choices={choices} {...form.field('logo')} />
      {logo === 'portrait' && portrait !== null && (
        <img className={`round12 ${styles['logo']}`} src={portrait.url} alt="" />
      )}
      {logo === 'own' && (
        <OwnLogo
          shown={own !== null && logoImageId === own.id ? own.url : undefined}
          error={form.errors['logoImageId'] ?? form.errors['images']}
          onKept={(id) => form.setValues({ logoImageId: id })}
        />
      )}
    </Form>
  );
}

interface OwnLogoProps {
  /** The address of the one that is kept. */
  shown: string | undefined;
  error: string | undefined;
  onKept: (id: ImageId) => void;
}

/** Twice as wide as it is printed. */
const edge = 840;

/** A picture that is uploaded at once and counts once the form is saved. */
function OwnLogo({ shown, error, onKept }: OwnLogoProps) {
  const words = useWords('customer-invoice');
  const [state, setState] = useState<{ isBusy: boolean; url?: string; problem?: string }>({ isBusy: false });
  const keep = async (file: File): Promise<void> => {
    setState({ isBusy: true });
    try {
      const { preparePicture } = await loadPatiently(
        () => import('#ui/prepare-picture.ts'),
        () => undefined,
      );
      const { id, url } = await uploadImage(await preparePicture(file, edge), { purpose: 'profile' });
      onKept(id);
      setState({ isBusy: false, url });
    } catch (cause) {
      const problem = cause instanceof ApiError ? cause.sentence : words('settings.unreadable');
      setState({ isBusy: false, problem });
    }
  };
  const choose = (file: File): void => {
    if (file.size > imageBytesMaximum.profile) setState({ isBusy: false, problem: words('settings.tooLarge') });
    else void keep(file);
  };
  const url = state.url ?? shown;
  return (
    <>
      {url !== undefined && <img className={`round12 ${styles['logo']}`} src={url} alt={words('settings.logos.own')} />}
      <FilePicker
        label={words('settings.ownLabel')}
        choose={words('settings.choose')}
        accept="image/*"
        isBusy={state.isBusy}
        onChoose={choose}
      />
      {(state.problem ?? error) !== undefined && (
        <p className="danger" role="alert">
          {state.problem ?? error}
        </p>
      )}
    </>
  );
}
