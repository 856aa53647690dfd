import { useWords } from '#i18n/i18n.ts';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Form } from '#ui/form.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import {
  getSellerVerification,
  putSellerRole,
  type SellerRole,
  sellerRoles,
} from '../../../contract/account/verification-seller.ts';

/** As what somebody offers: it decides which documents are asked for. */
export function RoleStep({ role }: { role: SellerRole | null }) {
  const words = useWords('verification');
  const form = useForm(putSellerRole, {
    values: { role: role ?? '' },
    refreshes: [getSellerVerification],
    onSent: () => toast.success(words('seller.role.saved')),
  });
  return (
    <Section title={words('seller.role.title')}>
      <Form form={form} look="bare" submit={words('seller.role.submit')} busy={words('seller.role.submitting')}>
        <RadioGroup
          label={words('seller.role.label')}
          hint={words('seller.role.hint')}
          isRequired
          choices={sellerRoles.map((value) => ({ value, label: words(`seller.role.of.${value}`) }))}
          {...form.field('role')}
        />
      </Form>
    </Section>
  );
}
