import { useState } from 'react';
import * as z from 'zod/mini';
import { ActionBar } from '#ui/action-bar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonRow } from '#ui/button.tsx';
import { Checklist, ChecklistStep } from '#ui/checklist.tsx';
import { SwitchField, SwitchLines } from '#ui/choice-fields.tsx';
import { Form } from '#ui/form.tsx';
import { LatePart } from '#ui/late-part.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { SplitPage } from '#ui/split-page.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../api/form.ts';
import { sendContactMessage } from '../../contract/site/contact.ts';

const lateMilliseconds = 2500;

/** A new one each time: a part that has come stays. */
const lateButton = () =>
  lazyPart(async () => {
    await new Promise((resolve) => setTimeout(resolve, lateMilliseconds));
    return () => <Button onClick={() => toast.success('Pressed')}>The part is there</Button>;
  });

/** Code that comes later: until then the fallback stands in its place. */
export function LateParts() {
  const [[Part, count], setPart] = useState<[ReturnType<typeof lateButton> | undefined, number]>([undefined, 0]);
  return (
    <>
      <div className="line gap12">
        <Button variant="plain" onClick={() => setPart([lateButton(), count + 1])}>
          A part that comes later
        </Button>
      </div>
      {Part !== undefined && (
        <LatePart key={count} fallback={<Skeleton lines={1} height={44} />}>
          <Part />
        </LatePart>
      )}
    </>
  );
}

/** On phones the button that sends is drawn in the bar at the lower edge; wide screens show it below the fields. */
export function FormWithBar() {
  const [isShown, setIsShown] = useState(false);
  const form = useForm(sendContactMessage, {
    values: { name: '' },
    schema: z.object({ name: z.string().check(z.minLength(1)) }),
    send: () => new Promise<void>((resolve) => setTimeout(resolve, 1200)),
    onSent: () => setIsShown(false),
  });
  return (
    <>
      <div className="line gap12">
        <Button variant="plain" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          A form with its button in a bar, on phones
        </Button>
      </div>
      {isShown && (
        <Form
          form={form}
          look="bare"
          submit="Go on"
          busy="Checking…"
          barOf={(send) => (
            <ActionBar title="Haircut" text="Today 16:30" amount="42 €" isStacked>
              {send}
            </ActionBar>
          )}
        >
          <TextField label="Name" isRequired {...form.field('name')} />
        </Form>
      )}
    </>
  );
}

const steps = [
  ['Telephone number', 'done', 'Checked on 23 November'],
  ['Identity', 'open', 'Identity card, passport or residence permit'],
  ['Address', 'wrong', 'The picture cannot be read'],
  ['Qualifications', 'waits', 'Submitted on 24 November'],
] as const;

export function Checklists() {
  const [open, setOpen] = useState<string>('Identity');
  return (
    <Checklist>
      {steps.map(([title, state, text], index) => (
        <ChecklistStep
          key={title}
          number={index + 1}
          title={title}
          state={state}
          text={text}
          beside={state === 'waits' && <Badge kind="warning">Being checked</Badge>}
          isOpen={open === title}
          onToggle={() => setOpen(open === title ? '' : title)}
        >
          {state !== 'done' && (
            <ButtonRow>
              <Button>Choose a picture</Button>
            </ButtonRow>
          )}
        </ChecklistStep>
      ))}
    </Checklist>
  );
}

export function Switches() {
  const [isOn, setIsOn] = useState(true);
  return (
    <SwitchLines>
      <SwitchField label="Bookings by e-mail" hint="New requests and answers" value={isOn} onChange={setIsOn} />
      <SwitchField label="The same, off" value={!isOn} onChange={(value) => setIsOn(!value)} />
    </SwitchLines>
  );
}

/** It is a page of its own: `/kit?part=split`. */
export const SplitSample = () => (
  <SplitPage title="Split page" lead="One form beside a picture, where there is room for both." picture="residential">
    <ButtonRow>
      <Button variant="plain" to={{ search: '' }}>
        Back to the kit
      </Button>
    </ButtonRow>
  </SplitPage>
);
