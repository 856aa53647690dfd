import { Suspense } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { Button } from '#ui/button.tsx';
import { SwitchField } from '#ui/choice-fields.tsx';
import { FieldGroup, FieldPair, Form } from '#ui/form.tsx';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Page } from '#ui/page.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { TownFields } from '#ui/town-fields.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { type Form as FormState, useForm } from '../../../api/form.ts';
import { loadGround } from '../../../api/ground.ts';
import { replaceUser, type SessionUser } from '../../../api/session.ts';
import { useTowns } from '../../../api/use-towns.ts';
import { updateProfile } from '../../../contract/account/profile.ts';
import { countries, countryNamed, countryNames } from '../../../contract/country.ts';
import { splitStreetLine } from '../../../contract/street.ts';
import { lazyMap } from '../../../map/lazy-map.tsx';
import { useOwner } from './use-owner.ts';

const PositionMap = lazyMap(async () => (await import('../../../map/position-map.tsx')).PositionMap);

/** The middle of Berlin. */
const defaultPosition = { latitude: 52.52, longitude: 13.405 };

export function ProviderAddressScreen() {
  const words = useWords('business');
  useKeptPlace(true);
  const owner = useOwner();
  if (owner === undefined) return null;
  return (
    <Page title={words('address.title')} lead={words('address.lead')} width="text">
      <AddressForm key={`${owner.zip} ${owner.latitude} ${owner.longitude}`} owner={owner} />
    </Page>
  );
}

interface Values {
  street: string;
  zip: string;
  city: string;
  country: 'de' | 'at' | 'ch';
  latitude: NumberEntry;
  longitude: NumberEntry;
  isAddressPublic: boolean;
}

const emptyAsNull = (entry: NumberEntry) => (entry === '' ? null : entry);

/** An empty position is that of the postal code: the server finds it. */
function bodyOf({ street: line, country, latitude, longitude, ...values }: Values) {
  return {
    ...values,
    ...splitStreetLine(line),
    country: countryNames[country],
    latitude: emptyAsNull(latitude),
    longitude: emptyAsNull(longitude),
  };
}

function AddressForm({ owner }: { owner: SessionUser }) {
  const words = useWords('business');
  const values: Values = {
    street: owner.address,
    zip: owner.zip ?? '',
    city: owner.city ?? '',
    country: countryNamed(owner.country) ?? 'de',
    latitude: owner.latitude ?? '',
    longitude: owner.longitude ?? '',
    isAddressPublic: owner.isAddressPublic,
  };
  const form = useForm(updateProfile, {
    values,
    askOf: (typed) => ({ body: bodyOf(typed) }),
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('address.failed') : undefined),
    onSent: (user) => {
      replaceUser(user);
      toast.success(words('address.saved'));
    },
  });
  const towns = useTowns(form.values.country, form.values.zip);
  return (
    <Form form={form} submit={words('address.save')} busy={words('address.saving')}>
      <TextField
        label={words('address.street')}
        autoComplete="street-address"
        maximum={140}
        {...form.field('street')}
      />
      <SwitchField
        label={words('address.isAddressPublic')}
        hint={words('address.isAddressPublicHint')}
        {...form.field('isAddressPublic')}
      />
      <TownFields
        zip={form.field('zip')}
        city={form.field('city')}
        zipLabel={words('address.zip')}
        cityLabel={words('address.city')}
        isRequired
        towns={towns}
      />
      <SelectField
        label={words('address.country')}
        autoComplete="country"
        choices={countries.map((value) => ({ value, label: words(`countries.${value}`) }))}
        {...form.field('country')}
      />
      <PositionFields form={form} />
    </Form>
  );
}

/** The place on the map, for who wants another one than the postal code's. */
function PositionFields({ form }: { form: FormState<Values> }) {
  const words = useWords('business');
  const { latitude, longitude } = form.values;
  const position =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
      ? { lat: latitude, lng: longitude }
      : undefined;
  return (
    <>
      <FieldGroup title={words('address.position')} lead={words('address.positionHint')}>
        <FieldPair>
          <NumberField label={words('address.latitude')} unit="degrees" {...form.field('latitude')} />
          <NumberField label={words('address.longitude')} unit="degrees" {...form.field('longitude')} />
        </FieldPair>
        <div className="row gap8-16">
          <Button variant="plain" onClick={() => form.setValues(defaultPosition)}>
            {words('address.default')}
          </Button>
          <Button variant="link" onClick={() => form.setValues({ latitude: '', longitude: '' })}>
            {words('address.clear')}
          </Button>
        </div>
      </FieldGroup>
      {position !== undefined && (
        <WhenNear height={260}>
          <Suspense fallback={<Skeleton lines={1} height={260} />}>
            <PositionMap position={position} isExact height={260} loadGround={loadGround} />
          </Suspense>
        </WhenNear>
      )}
    </>
  );
}
