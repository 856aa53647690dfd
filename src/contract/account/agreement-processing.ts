import type { Language } from '../words.ts';
import type { AgreedText } from './agreement-versions.ts';

/** The contract by which a provider has the data of clients processed here (Art. 28 of the GDPR, Art. 9 of the Swiss FADP). */
const german: Record<string, AgreedText> = {
  '2026-11-26': {
    title: 'Vertrag über die Verarbeitung von Kundendaten',
    lead: 'Zwischen dem Dienstleister als Verantwortlichem und uns als Auftragsverarbeiter. Wer wir sind, steht im Impressum.',
    sections: [
      {
        title: 'Worum es geht',
        text: [
          'Wir speichern für Sie die Kundendatei mit Terminen, die Sie selbst eintragen, zeigen sie Ihnen, durchsuchen sie und senden daraus Nachrichten zu Terminen. Der Vertrag gilt, solange Ihr Konto als Dienstleister besteht.',
          'Es geht um Name, Telefonnummer, E-Mail-Adresse, Anschrift, Geburtstag, Notizen, Schlagwörter, Termine und Nichterscheinen Ihrer Kundinnen und Kunden.',
        ],
      },
      {
        title: 'Ihre Weisungen',
        text: [
          'Wir verarbeiten diese Daten nur nach Ihren Weisungen. Weisungen geben Sie mit den Funktionen der Website, sonst in Textform an den Support. Halten wir eine Weisung für rechtswidrig, sagen wir es Ihnen und warten ab.',
          'Sie sind dafür verantwortlich, dass Sie die Daten verarbeiten dürfen. Gesundheitsdaten und andere besonders geschützte Angaben gehören nicht in die Notizen.',
        ],
      },
      {
        title: 'Schutz',
        text: [
          'Nur wer bei uns damit zu tun hat, bekommt die Daten zu sehen, und ist zur Vertraulichkeit verpflichtet. Was unsere Verwaltung ansieht, wird festgehalten.',
          'Daten gehen verschlüsselt über das Netz. Kein anderer Dienstleister sieht Ihre Kundendatei. Es gibt Sicherungen, und der Zugang lässt sich mit einem zweiten Schritt schützen.',
        ],
      },
      {
        title: 'Weitere Auftragsverarbeiter',
        text: [
          'Rechenzentrum, E-Mail-Versand und SMS-Versand setzen wir mit denselben Pflichten ein; die Datenschutzseite nennt sie. Eine Änderung kündigen wir mindestens 15 Tage vorher an. Sie können widersprechen und das Konto beenden.',
        ],
      },
      {
        title: 'Unterstützung',
        text: [
          'Wir helfen Ihnen, Anfragen Ihrer Kunden zu beantworten: Sie können alles ansehen, ändern, exportieren und löschen. Eine Verletzung des Schutzes dieser Daten melden wir Ihnen ohne unangemessene Verzögerung.',
          'Wir weisen Ihnen auf Anfrage nach, dass wir diese Pflichten einhalten, und ermöglichen Prüfungen nach Absprache.',
        ],
      },
      {
        title: 'Ende',
        text: [
          'Mit der Löschung Ihres Kontos löschen wir die Kundendatei. Vorher können Sie sie als Datei mitnehmen. Was ein Gesetz uns aufzubewahren verpflichtet, bleibt nur dafür.',
        ],
      },
    ],
  },
};

const english: Record<string, AgreedText> = {
  '2026-11-26': {
    title: 'Contract about the processing of client data',
    lead: 'Between the provider as controller and us as processor. Who we are is said in the legal notice.',
    sections: [
      {
        title: 'What this is about',
        text: [
          'We keep for you the client file with the appointments that you enter yourself, show and search it, and send messages about appointments from it. The contract lasts as long as your account as a provider.',
          'It is about name, telephone number, e-mail address, address, birthday, notes, tags, appointments and missed appointments of your clients.',
        ],
      },
      {
        title: 'Your instructions',
        text: [
          'We process these data on your instructions only. You give them by using the website, else in text form to the support. If we think that an instruction breaks the law, we tell you and wait.',
          'You are responsible for being allowed to process the data. Data about health and other specially protected details do not belong in the notes.',
        ],
      },
      {
        title: 'Protection',
        text: [
          'With us only those see the data who have to do with them, and they are bound to confidentiality. What our administration looks at is recorded.',
          'Data go over the net encrypted. No other provider sees your client file. There are backups, and access can be protected by a second step.',
        ],
      },
      {
        title: 'Further processors',
        text: [
          'We use a data center, an e-mail service and a text message service under the same duties; the privacy page names them. We announce a change at least 15 days ahead. You can object and end the account.',
        ],
      },
      {
        title: 'Support',
        text: [
          'We help you to answer requests of your clients: you can look at, change, export and delete everything. We tell you of a breach of the protection of these data without undue delay.',
          'On request we prove to you that we keep these duties, and make audits possible by arrangement.',
        ],
      },
      {
        title: 'End',
        text: [
          'With your account we delete the client file. Before that you can take it with you as a file. What a law obliges us to keep stays for that alone.',
        ],
      },
    ],
  },
};

const texts: Record<Language, Record<string, AgreedText>> = { de: german, en: english };

/** Undefined of a version that never was. */
export const processingText = (version: string, language: Language): AgreedText | undefined =>
  Object.hasOwn(texts[language], version) ? texts[language][version] : undefined;
