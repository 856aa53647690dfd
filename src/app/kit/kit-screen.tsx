import { type ReactNode, useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { BellIcon, ChatIcon, PlusIcon } from '#ui/icons.tsx';
import { Loading } from '#ui/loading.tsx';
import { EditIcon, TrashIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSkeleton } from '#ui/page-skeleton.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs, useTab } from '#ui/tabs.tsx';
import { toast } from '#ui/toast.tsx';
import { FieldStates } from './field-states.tsx';
import { FormStates } from './form-states.tsx';
import styles from './kit.module.css';
import { Checklists, FormWithBar, LateParts, SplitSample, Switches } from './page-parts.tsx';
import { Chips, Choices, Searches, Times } from './search-parts.tsx';
import { Bars, Days, Drawings, Facts, Figures, Listed, Mosaics, Ratings, Staff } from './showing-parts.tsx';

/** /kit, in development only: every part of src/ui in every state. Its words are samples and stand in no locale. */
export function KitScreen() {
  return useTab(['all', 'split'], 'part') === 'split' ? <SplitSample /> : <Parts />;
}

function Parts() {
  return (
    <Page title="Kit" lead="Every part in every state. See src/ui/README.md." width="wide">
      <div className="column gap24">
        <Section title="Search" isCard={false}>
          <Searches />
        </Section>
        <Section title="Chips and sheets" isCard={false}>
          <Chips />
        </Section>
        <Section title="Days and times" isCard={false}>
          <Times />
        </Section>
        <Section title="Choices" isCard={false}>
          <Choices />
        </Section>
        <Section title="A day" isCard={false}>
          <Days />
        </Section>
        <Section title="Figures" isCard={false}>
          <Figures />
        </Section>
        <Section title="Lines" isCard={false}>
          <Listed />
          <Facts />
        </Section>
        <Section title="Ratings, people, action bar" isCard={false}>
          <Ratings />
          <Staff />
          <Bars />
        </Section>
        <Section title="Pictures" isCard={false}>
          <Mosaics />
        </Section>
        <Section title="Drawings" isCard={false}>
          <Drawings />
        </Section>
        <Section title="Buttons">
          <ButtonStates />
        </Section>
        <Section title="Fields">
          <FieldStates />
        </Section>
        <Section title="Forms" isCard={false}>
          <FormStates />
        </Section>
        <Section title="A form's bar, switches as lines" isCard={false}>
          <FormWithBar />
          <Switches />
        </Section>
        <Section title="Checklist" isCard={false}>
          <Checklists />
        </Section>
        <Section
          title="Late parts, split page"
          isCard={false}
          actions={
            <Button variant="plain" to={{ search: '?part=split' }}>
              The split page
            </Button>
          }
        >
          <LateParts />
        </Section>
        <Section title="Notices, badges, toasts">
          <Messages />
        </Section>
        <Section title="Dialogs">
          <Dialogs />
        </Section>
        <Section title="Tabs">
          <TabStates />
        </Section>
        <Section title="Tables">
          <Tables />
        </Section>
        <Section
          title="Section with a lead and an action"
          lead="The lead says what the section is for."
          actions={
            <Button variant="plain" icon={<EditIcon />}>
              Edit
            </Button>
          }
        >
          <p>What it holds.</p>
        </Section>
        <Section title="Waiting, empty, failed">
          <div className={`column gap24 ${styles['columns']}`}>
            <Skeleton />
            <Skeleton lines={2} height={64} />
            <Skeleton shape="faces" />
            <Skeleton shape="dates" />
            <Skeleton shape="visits" />
            <Skeleton shape="listings" />
            <PageSkeleton shape="form" />
            <PageSkeleton shape="thread" />
            <PageSkeleton shape="paper" />
            <PageSkeleton shape="entries" />
            <PageSkeleton shape="table" />
            <PageSkeleton shape="tiles" />
            <PageSkeleton shape="figures" />
            <Loading />
            <EmptyState
              icon={<ChatIcon size={40} />}
              title="No messages yet"
              text="They appear here when somebody writes."
            >
              <Button>Write the first</Button>
            </EmptyState>
            <ErrorState
              title="Could not be loaded"
              text="The server did not answer."
              onRetry={() => toast.success('Again')}
            />
          </div>
          <div className={`column gap24 ${styles['columns']}`}>
            <Skeleton shape="cards" />
            <Skeleton shape="results" />
          </div>
          <Skeleton shape="columns" />
        </Section>
      </div>
    </Page>
  );
}

const Row = ({ children }: { children: ReactNode }) => <div className="line gap12">{children}</div>;

const variants = ['primary', 'call', 'secondary', 'plain', 'danger', 'quiet', 'link'] as const;

function ButtonStates() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={<PlusIcon />}>
            icon
          </Button>
          <Button variant={variant} isBusy>
            busy
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} isCompact>
            compact
          </Button>
          <Button variant={variant} to="?tab=first">
            link
          </Button>
        </Row>
      ))}
      <Row>
        <Button variant="plain" isIcon icon={<TrashIcon />} aria-label="plain icon" />
        <Button variant="quiet" isIcon icon={<TrashIcon />} aria-label="quiet icon" />
        <Button variant="plain" aria-pressed>
          pressed
        </Button>
        <Button variant="plain" href="mailto:nobody@example.com">
          outside link
        </Button>
      </Row>
    </>
  );
}

function Messages() {
  return (
    <>
      <Notice kind="success">Your changes were saved.</Notice>
      <Notice kind="error" action={<Button variant="link">Try again</Button>}>
        The service cannot be reached right now.
      </Notice>
      <Notice kind="warning" title="Not confirmed yet">
        Confirm your e-mail address by the link in our e-mail.
      </Notice>
      <Notice kind="info" title="Draft restored" action={<Button variant="plain">Discard</Button>}>
        What you typed before is here again.
      </Notice>
      <Row>
        <Badge>neutral</Badge>
        <Badge kind="brand">3</Badge>
        <Badge kind="success">confirmed</Badge>
        <Badge kind="warning">waiting</Badge>
        <Badge kind="danger">refused</Badge>
      </Row>
      <Row>
        <Button variant="plain" onClick={() => toast.success('Saved')}>
          Toast
        </Button>
        <Button variant="plain" onClick={() => toast.error('Could not be saved')}>
          Toast of an error
        </Button>
      </Row>
    </>
  );
}

function Dialogs() {
  const [isOpen, setIsOpen] = useState(false);
  const confirm = useConfirm();
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Delete this entry?',
      text: 'It cannot be restored.',
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    toast.success(isSure ? 'Deleted' : 'Kept');
  };
  return (
    <Row>
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        Dialog
      </Button>
      <Button variant="plain" onClick={() => void remove()}>
        Confirmation
      </Button>
      {isOpen && (
        <Dialog title="A dialog" text="What it is about." onClose={() => setIsOpen(false)}>
          <DialogButtons>
            <Button variant="plain" onClick={() => setIsOpen(false)}>
              Cancel
            </Button>
            <Button onClick={() => setIsOpen(false)}>Go on</Button>
          </DialogButtons>
        </Dialog>
      )}
    </Row>
  );
}

const tabs = ['first', 'second', 'third'] as const;

function TabStates() {
  const tab = useTab(tabs);
  return (
    <>
      <Tabs
        label="Sample tabs"
        current={tab}
        tabs={tabs.map((name) => ({
          name,
          label: `The ${name} tab`,
          badge: name === 'second' && <Badge kind="brand">3</Badge>,
        }))}
      />
      <p>The URL says that this is the {tab} tab.</p>
    </>
  );
}

const rows = [
  { name: 'House with a long name that wraps on a phone', views: 1200, state: 'public' },
  { name: 'Lot', views: 8, state: 'paused' },
  { name: 'Apartment', views: 340, state: 'public' },
];

function Tables() {
  return (
    <>
      <Table
        caption="Sortable; cards on a phone"
        columns={[
          { key: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
          {
            key: 'state',
            title: 'State',
            cell: ({ state }) => <Badge kind={state === 'public' ? 'success' : 'warning'}>{state}</Badge>,
          },
          { key: 'views', title: 'Views', cell: ({ views }) => views, sortBy: ({ views }) => views, isNumber: true },
          {
            key: 'actions',
            title: 'Actions',
            isTitleHidden: true,
            cell: ({ name }) => <Button variant="plain" isIcon icon={<EditIcon />} aria-label={`Edit ${name}`} />,
          },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
        sort={{ key: 'views', isDescending: true }}
      />
      <Table
        caption="Dense: the columns stay"
        isDense
        columns={[
          { key: 'name', title: 'Name', cell: ({ name }) => name },
          { key: 'views', title: 'Views', cell: ({ views }) => views, isNumber: true },
        ]}
        rows={rows}
        keyOf={({ name }) => name}
      />
      <EmptyState icon={<BellIcon size={40} />} title="A table without rows is an EmptyState" />
    </>
  );
}
