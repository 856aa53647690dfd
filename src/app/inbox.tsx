import { lazyPart } from '#ui/load-patiently.ts';
import { ClientFacts } from '../features/booking/client/client-panel.tsx';
import { MessagesScreen, type MessagesScreenProps } from '../features/messaging/message/messages-screen.tsx';

const VisitPane = lazyPart(async () => (await import('../features/booking/appointment/visit-pane.tsx')).VisitPane);
const QuestionPane = lazyPart(
  async () => (await import('../features/services/question/question-pane.tsx')).QuestionPane,
);
const InquiryPane = lazyPart(async () => (await import('../features/property/inquiry/inquiry-pane.tsx')).InquiryPane);

/** The inbox stands below the quarters whose conversations it holds, so they meet here. */
const renderPane: MessagesScreenProps['renderPane'] = (kind, pane) => {
  if (kind === 'appointment') return <VisitPane {...pane} />;
  return kind === 'question' ? <QuestionPane {...pane} Facts={ClientFacts} /> : <InquiryPane {...pane} />;
};

export const Inbox = () => <MessagesScreen renderPane={renderPane} />;
