import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { ApiError } from '../../api/api-error.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import { signIn, useSession } from '../../api/session.ts';
import { customerRegistration, register } from '../../contract/account.ts';
import { useWords } from '../../i18n/i18n.ts';
import { nextPathOf, paths } from '../../paths.ts';
import { FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { Page } from '../../ui/page.tsx';
import { EmailField, NewPasswordField } from './access-fields.tsx';
import styles from './account.module.css';
import { workplaceOf } from './after-signing-in.ts';

const userTypes = ['customer', 'seller'] as const;

interface Registration {
  name: string;
  email: string;
  password: string;
  userType: (typeof userTypes)[number];
}

export function RegisterScreen() {
  const words = useWords('account');
  const session = useSession();
  const next = nextPathOf(useLocation().search);
  if (session.state === 'signed-in') return <Navigate to={next ?? workplaceOf(session.user.type)} replace />;
  return (
    <Page title={words('register.title')} lead={words('register.lead')} width="form">
      <RegistrationForm userType={next?.startsWith(paths.createProperty()) === true ? 'seller' : 'customer'} />
      <p className={styles['other']}>
        {words('register.hasAccount')}
        <Link to={paths.login(next)}>{words('register.toLogin')}</Link>
      </p>
    </Page>
  );
}

function RegistrationForm({ userType }: Pick<Registration, 'userType'>) {
  const words = useWords('account');
  const [failure, setFailure] = useState<string>();
  const form = useSchemaForm<Registration>(customerRegistration, { name: '', email: '', password: '', userType });
  const submit = form.onSubmit(async (body) => {
    setFailure(undefined);
    try {
      await signIn(register, { body });
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setFailure([words('register.failed'), form.setServerErrors(problem)].join(' ').trim());
    }
  });
  return (
    <FormCard onSubmit={submit}>
      <fieldset className={styles['typesFrame']}>
        <legend className={styles['typesTitle']}>{words('register.userType')}</legend>
        <div className={styles['types']}>
          {userTypes.map((type) => (
            <label key={type}>
              <input type="radio" value={type} {...form.getInputProps('userType', { type: 'radio', value: type })} />
              {words(`register.${type}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextInput label={words('name')} autoComplete="name" required {...form.getInputProps('name')} />
      <EmailField form={form} autoComplete="email" />
      <NewPasswordField form={form} about={[form.values.email, form.values.name]} />
      <FormError sentence={failure} />
      <Button type="submit" disabled={form.submitting}>
        {words(form.submitting ? 'register.busy' : 'register.submit')}
      </Button>
    </FormCard>
  );
}
