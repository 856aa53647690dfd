import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Page } from '#ui/page.tsx';
import { ScanCode } from '#ui/scan-code.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import {
  framingMaximum,
  getWebsite,
  originTyped,
  putWebsite,
  websiteForm,
} from '../../../contract/services/business-website.ts';
import { PriceList } from './price-list.tsx';
import { useOwner } from './use-owner.ts';
import styles from './website.module.css';

type Website = AnswerOf<typeof getWebsite>;

/** /provider/website: the short address, its code, the price list, and the button for the business's own pages. */
export function ProviderWebsiteScreen() {
  const words = useWords('business');
  const owner = useOwner();
  const given = useAnswer(getWebsite, {}, { isAskedAnew: true });
  useKeptPlace(given.data !== undefined);
  if (owner === undefined) return null;
  return (
    <>
      <div className={styles['onScreen']}>
        <Page title={words('website.title')} lead={words('website.lead')} width="text">
          {stateOf(given) === 'failed' && <ErrorState title={words('failed')} onRetry={() => void given.refetch()} />}
          {stateOf(given) === 'loading' && <Skeleton lines={6} height={56} />}
          {given.data !== undefined && (
            <div className="stack gap20">
              <ShortAddress website={given.data} />
              <OwnButton website={given.data} />
            </div>
          )}
        </Page>
      </div>
      {given.data !== undefined && <PriceList name={owner.businessName ?? owner.name} website={given.data} />}
    </>
  );
}

/** A text that is there to be copied. */
const Copied = ({ label, text }: { label: string; text: string }) => (
  <TextField
    label={label}
    value={text}
    isReadOnly
    onChange={() => undefined}
    onFocus={({ currentTarget }) => currentTarget.select()}
  />
);

function ShortAddress({ website: { address, picture } }: { website: Website }) {
  const words = useWords('business');
  return (
    <Section title={words('website.shortTitle')} lead={words('website.shortLead')}>
      <div className={`stack gap20 at-top ${styles['scanned']}`}>
        <ScanCode picture={picture} label={words('website.scan')} />
        <div className="stack gap16">
          <Copied label={words('website.address')} text={address} />
          <ButtonRow>
            <CopyButton text={address}>{words('website.copy')}</CopyButton>
            <Button variant="plain" onClick={() => print()}>
              {words('website.print')}
            </Button>
          </ButtonRow>
        </div>
      </div>
    </Section>
  );
}

/** The line that a page of the business has in place of the button. */
const snippetOf = ({ script, embedded }: Website, label: string): string =>
  `<script async src="${script}" data-booking="${embedded}" data-label="${label}"></script>`;

function OwnButton({ website }: { website: Website }) {
  const words = useWords('business');
  const form = useForm(putWebsite, {
    values: { framedBy: website.framedBy.join('\n') },
    schema: websiteForm,
    askOf: ({ framedBy }) => ({
      body: {
        framedBy: framedBy
          .split('\n')
          .filter((typed) => typed.trim() !== '')
          .map(originTyped),
      },
    }),
    refreshes: [getWebsite],
    onSent: ({ framedBy }) => {
      form.setValues({ framedBy: framedBy.join('\n') });
      toast.success(words('website.saved'));
    },
  });
  const snippet = snippetOf(website, words('website.label'));
  return (
    <Section title={words('website.buttonTitle')} lead={words('website.buttonLead')}>
      <Form form={form} look="bare" submit={words('website.save')} busy={words('website.saving')} asksBeforeLeaving>
        <TextAreaField
          label={words('website.framedBy')}
          hint={words('website.framedByHint', { count: framingMaximum })}
          placeholder="https://www.salon-klara.de"
          rows={2}
          {...form.field('framedBy')}
        />
      </Form>
      {website.framedBy.length === 0 ? (
        <p className="quiet">{words('website.snippetLater')}</p>
      ) : (
        <div className={`stack gap12 ruled-above ${styles['snippet']}`}>
          <Copied label={words('website.snippet')} text={snippet} />
          <ButtonRow>
            <CopyButton text={snippet}>{words('website.copySnippet')}</CopyButton>
          </ButtonRow>
        </div>
      )}
    </Section>
  );
}
