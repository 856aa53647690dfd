import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup, FieldPair, Form } from '#ui/form.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { Rows } from '#ui/rows.tsx';
import { TextField } from '#ui/text-field.tsx';
import { ApiError } from '../../api/api-error.ts';
import { useForm } from '../../api/form.ts';
import { sendContactMessage } from '../../contract/site/contact.ts';

const required = z.string().check(z.minLength(1));
/** In place of the endpoint's: nothing is sent from here. */
const schema = z.object({
  name: required,
  outcome: z.string(),
  phones: z.array(z.object({ number: required, what: z.string() })).check(z.minLength(1)),
});

const outcomes = [
  { value: 'saved', label: 'is saved' },
  { value: 'field', label: 'is refused at the name' },
  { value: 'whole', label: 'is refused as a whole' },
  { value: 'unreachable', label: 'does not reach the server' },
] as const;
type Outcome = (typeof outcomes)[number]['value'];
interface Values {
  name: string;
  outcome: Outcome;
  phones: { number: string; what: string }[];
}

const begun: Values = { name: '', outcome: 'saved', phones: [{ number: '', what: '' }] };

async function pretendToSend(outcome: Outcome): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  if (outcome === 'unreachable')
    throw new ApiError({ status: 0, code: 'unreachable', sentence: 'The service cannot be reached right now.' });
  if (outcome === 'whole')
    throw new ApiError({ status: 409, code: 'conflict', sentence: 'Somebody else has changed it.' });
  const fields = { name: 'This name is taken' };
  if (outcome === 'field') throw new ApiError({ status: 400, code: 'invalid', sentence: 'Please check.', fields });
}

export function FormStates() {
  const [draft] = useState(() => draftAt({ what: 'kit', by: undefined }));
  const form = useForm(sendContactMessage, {
    values: begun,
    schema,
    send: (_, { outcome }) => pretendToSend(outcome),
    keptAs: draft,
  });
  return (
    <>
      <Form
        form={form}
        submit="Save"
        busy="Saving…"
        sent="It was saved."
        actions={
          <Button variant="plain" onClick={form.reset}>
            Discard
          </Button>
        }
      >
        <FieldGroup title="A group of fields" lead="What is typed here outlives a reload.">
          <FieldPair>
            <TextField label="Name" isRequired {...form.field('name')} />
            <TextField label="The same again" {...form.field('name')} />
          </FieldPair>
        </FieldGroup>
        <Rows
          rows={form.rows('phones')}
          label="Telephone numbers"
          addLabel="Another number"
          blank={{ number: '', what: '' }}
          maximum={3}
        >
          {(index) => (
            <FieldPair>
              <TextField label="Number" isRequired {...form.fieldOf('phones', index, 'number')} />
              <TextField label="What for" {...form.fieldOf('phones', index, 'what')} />
            </FieldPair>
          )}
        </Rows>
        <RadioGroup label="Sending it" choices={outcomes} {...form.field('outcome')} />
      </Form>
      <FormInDialog />
    </>
  );
}

function FormInDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="line gap12">
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        A form in a dialog
      </Button>
      {isOpen && (
        <Dialog title="Refuse the document" onClose={() => setIsOpen(false)}>
          <DialogForm onClose={() => setIsOpen(false)} />
        </Dialog>
      )}
    </div>
  );
}

function DialogForm({ onClose }: { onClose: () => void }) {
  const form = useForm(sendContactMessage, {
    values: { name: '' },
    schema: z.object({ name: required }),
    send: () => pretendToSend('saved'),
    onSent: onClose,
  });
  return (
    <Form
      form={form}
      look="dialog"
      submit="Refuse"
      busy="Refusing…"
      isDangerous
      asksBeforeLeaving
      actions={
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField label="Reason" isRequired {...form.field('name')} />
    </Form>
  );
}
