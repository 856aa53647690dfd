import { Navigate, useLocation } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Form } from '#ui/form.tsx';
import { Link } from '#ui/link.tsx';
import { SplitPage } from '#ui/split-page.tsx';
import { EmailField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useFirstField } from '#ui/use-first-field.ts';
import { useForm } from '../../../api/form.ts';
import { signIn, useSession } from '../../../api/session.ts';
import { customerRegistration, register } from '../../../contract/account/account.ts';
import { nextPathOf, paths } from '../../../paths.ts';
import styles from './account.module.css';
import { workplaceOf } from './after-signing-in.ts';
import { AgreedLine } from './agreed-line.tsx';
import { useEntryPicture } from './entry-picture.ts';
import { NewPasswordField } from './new-password-field.tsx';

const businessPlan = 'basic';
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
  const picture = useEntryPicture(next);
  if (session.state === 'signed-in') return <Navigate to={next ?? workplaceOf(session.user.type)} replace />;
  return (
    <SplitPage title={words('register.title')} lead={words('register.lead')} picture={picture}>
      <RegistrationForm next={next} />
      <p className={`line gap4-12 ${styles['other']}`}>
        {words('register.hasAccount')}
        <Link to={paths.login(next)}>{words('register.toLogin')}</Link>
      </p>
    </SplitPage>
  );
}

/** Who came to list a property begins to type at once. */
function RegistrationForm({ next }: { next: string | undefined }) {
  const words = useWords('account');
  const isListing = next?.startsWith(paths.createProperty()) === true;
  // Whoever comes to work for a business looks for nothing and lists nothing.
  const isInvited = next?.startsWith(paths.join()) === true;
  const empty: Registration = { name: '', email: '', password: '', userType: isListing ? 'seller' : 'customer' };
  const form = useForm(register, {
    values: empty,
    schema: customerRegistration,
    // The form goes with the sign-in, and this is said on the page that comes after it.
    send: async (ask) => {
      const signedIn = await signIn(register, ask);
      toast.success(words('register.mailed', { email: ask.body.email }));
      return signedIn;
    },
    sentenceOf: ({ fields, sentence }) =>
      Object.keys(fields).length > 0 ? words('register.failed') : `${words('register.failed')} ${sentence}`,
  });
  const { email, name, userType } = form.values;
  useFirstField(form.place, isListing);
  return (
    <Form form={form} look="bare" submit={words('register.submit')} busy={words('register.busy')}>
      {!isInvited && (
        <RadioGroup
          label={words('register.userType')}
          choices={userTypes.map((value) => ({ value, label: words(`register.${value}`) }))}
          {...form.field('userType')}
        />
      )}
      {userType === 'seller' && (
        <p>
          <Link to={paths.providerRegister(businessPlan, next)}>{words('register.asBusiness')}</Link>
        </p>
      )}
      <TextField label={words('name')} autoComplete="name" isRequired {...form.field('name')} />
      <EmailField label={words('email')} isRequired {...form.field('email')} />
      <NewPasswordField about={[email, name]} {...form.field('password')} />
      <AgreedLine />
    </Form>
  );
}
