import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { FieldPair, Form } from '#ui/form.tsx';
import { ImageDrop } from '#ui/image-drop.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { useSession } from '../../../api/session.ts';
import {
  listQuotes,
  type QuoteRequestId,
  quoteMaximum,
  quoteRequestId,
  requestQuotes,
} from '../../../contract/booking/quote.ts';
import { countries } from '../../../contract/country.ts';
import type { AccountId, ImageId } from '../../../contract/fields.ts';
import { quoteCategories, type serviceGroups } from '../../../contract/services/service-taxonomy.ts';
import { paths } from '../../../paths.ts';
import { BusinessChoice } from './business-choice.tsx';
import { SignIn } from './quotes-screen.tsx';
import { useWishPictures } from './use-wish-pictures.ts';

type Category = (typeof serviceGroups.home)[number];

/** /quotes/new: what is to be done, where, and who is asked. */
export function NewQuoteScreen() {
  const words = useWords('quote');
  const { state } = useSession();
  const search = useSearchParams()[0];
  return (
    <Page title={words('new.title')} lead={words('new.lead')} width="form">
      {state === 'restoring' && <PageSkeleton shape="form" />}
      {state === 'signed-out' && <SignIn to={`${paths.newQuote()}?${search.toString()}`} />}
      {state === 'signed-in' && <WishForm />}
    </Page>
  );
}

/** Begins with what the address says. */
function useWishForm(id: QuoteRequestId, images: ImageId[]) {
  const words = useWords('quote');
  const navigate = useNavigate();
  const search = useSearchParams()[0];
  const named = search.get('provider');
  const service = search.get('service');
  return useForm(requestQuotes, {
    values: {
      category: (quoteCategories.find((known) => known === service) ?? 'reparatur') as Category,
      title: '',
      text: '',
      country: countries.find((known) => known === search.get('country')) ?? 'de',
      zip: search.get('zip') ?? '',
      suits: '',
      businesses: (named === null ? [] : [named]) as AccountId[],
    },
    askOf: (values) => ({ body: { ...values, id, images } }),
    check: ({ businesses }): Record<string, string> =>
      businesses.length > quoteMaximum.businesses ? { businesses: words('new.tooMany') } : {},
    refreshes: [listQuotes],
    isSentOnce: true,
    onSent: (wish) => {
      toast.success(words('new.sent'));
      void navigate(paths.quote(wish.id), { replace: true });
    },
  });
}

function WishForm() {
  const words = useWords('quote');
  const [id] = useState(() => quoteRequestId.parse(crypto.randomUUID()));
  const { pictures, stored, isUploading } = useWishPictures();
  const form = useWishForm(id, stored);
  const { category, country, zip } = form.values;
  return (
    <Form
      form={form}
      look="bare"
      submit={words('new.send')}
      busy={words('new.sending')}
      isHeld={isUploading}
      asksBeforeLeaving
    >
      <Section title={words('new.what')}>
        <WhatFields form={form} />
        <ImageDrop pictures={pictures} hint={words('new.picturesHint')} error={form.errors['images']} />
        {isUploading && <p className="quiet">{words('new.uploading')}</p>}
      </Section>
      <WhereFields form={form} />
      <Section title={words('new.who')} lead={words('new.whoLead')}>
        <BusinessChoice place={{ category, country, zip }} field={form.field('businesses')} />
      </Section>
    </Form>
  );
}

type WishFormState = ReturnType<typeof useWishForm>;

function WhatFields({ form }: { form: WishFormState }) {
  const words = useWords('quote');
  const names = useWords('service-names');
  return (
    <>
      <SelectField
        label={words('new.category')}
        choices={quoteCategories.map((value) => ({ value: value as Category, label: names(`names.${value}`) }))}
        {...form.field('category')}
      />
      <TextField
        label={words('new.titleLabel')}
        hint={words('new.titleHint')}
        maximum={quoteMaximum.title}
        isRequired
        {...form.field('title')}
      />
      <TextAreaField
        label={words('new.text')}
        hint={words('new.textHint')}
        rows={5}
        maximum={quoteMaximum.text}
        isRequired
        {...form.field('text')}
      />
    </>
  );
}

function WhereFields({ form }: { form: WishFormState }) {
  const words = useWords('quote');
  return (
    <Section title={words('new.where')}>
      <FieldPair>
        <TextField
          label={words('new.zip')}
          autoComplete="postal-code"
          inputMode="numeric"
          maximum={5}
          isRequired
          {...form.field('zip')}
        />
        <SelectField
          label={words('new.country')}
          choices={countries.map((value) => ({ value, label: words(`country.${value}`) }))}
          {...form.field('country')}
        />
      </FieldPair>
      <TextField
        label={words('new.suits')}
        hint={words('new.suitsHint')}
        maximum={quoteMaximum.suits}
        {...form.field('suits')}
      />
    </Section>
  );
}
