import type { TermsParts } from './agreement-versions.ts';

/** By version. What was in force once is never changed. */
export const germanTerms: Record<string, TermsParts> = {
  '2026-11-26': {
    services: {
      title: 'AGB',
      lead: 'Die Regeln für die Nutzung des Marktplatzes und für Termine mit Dienstleistern.',
      sections: [
        {
          title: 'Worum es geht',
          text: [
            'Wir betreiben einen Marktplatz. Verträge über Dienstleistungen und Immobilien schließen die Beteiligten miteinander, nicht mit uns. Wer wir sind, steht im [Impressum](impressum).',
            'Diese Seite gilt für alle und für Termine mit Dienstleistern. Für Immobilien gelten zusätzlich die [Bedingungen für Immobilien](propertyTerms), für alle, die selbst etwas anbieten, die [Bedingungen für Geschäftskunden](businessTerms).',
          ],
        },
        {
          title: 'Konto',
          text: [
            'Suchen, anfragen und buchen können Sie ohne Konto. Ein Konto gehört zu einer E-Mail-Adresse und zu einer Person.',
            'Ihre Angaben müssen stimmen und aktuell sein. Ihr Passwort behalten Sie für sich.',
            'Sie können Ihr Konto jederzeit selbst [löschen](deleteAccount). Vorher steht dort, was verschwindet und was bleiben muss.',
          ],
        },
        {
          title: 'Was es kostet',
          text: [
            'Für Kundinnen und Kunden ist die Nutzung kostenlos, auch das Absagen und das Verschieben eines Termins.',
          ],
        },
        {
          title: 'Wie ein Vertrag über einen Termin entsteht',
          text: [
            'Ihr Vertragspartner ist der Betrieb. Wer er ist, steht auf seinem Profil, in der Übersicht vor dem Buchen und in der Bestätigung.',
            '- Sofortbuchung: Der Vertrag kommt zustande, sobald Sie auf „Zahlungspflichtig buchen“ tippen.',
            '- Anfrage: Sie fragen mit „Zahlungspflichtig anfragen“ verbindlich an. Der Vertrag kommt zustande, wenn der Betrieb zusagt. Nach 24 Stunden oder 2 Stunden vor Beginn verfällt die Anfrage, und bis zur Antwort können Sie sie zurückziehen.',
            'Während Sie Ihre Angaben machen, halten wir die gewählte Zeit 10 Minuten frei. Daraus entsteht noch kein Vertrag.',
            'Der Preis steht vor dem Buchen da, mit der Anfahrt, und enthält die Mehrwertsteuer, wo der Betrieb sie berechnet. Sie zahlen direkt an den Betrieb; wie, steht auf seinem Profil und in der Übersicht. Verlangt der Betrieb eine Anzahlung, geht auch sie direkt an ihn; Höhe, Frist und was ohne sie und nach einer Absage gilt, stehen vor dem Buchen da.',
          ],
        },
        {
          title: 'Absagen und verschieben',
          text: [
            'Bis wann Sie einen Termin absagen oder verschieben können, sagt der Betrieb bei jeder Leistung. Der Zeitpunkt steht vor dem Buchen und in der Bestätigung. In den ersten 10 Minuten nach dem Buchen geht beides immer, solange der Termin noch nicht begonnen hat.',
            'Eine andere Zeit, die der Betrieb vorschlägt, gilt erst, wenn Sie zustimmen. Sagt der Betrieb ab, erfahren Sie es sofort.',
          ],
        },
        {
          title: 'Widerruf',
          text: [
            'Über das Widerrufsrecht informiert der Betrieb vor dem Buchen und in der Bestätigung. Es gilt gegenüber Betrieben, nicht gegenüber Privatpersonen, die als solche gekennzeichnet sind.',
            'Widerrufen können Sie jederzeit unter „[Vertrag widerrufen](withdrawal)“, auch ohne Anmeldung. Sie bekommen sofort eine Bestätigung mit Datum und Uhrzeit.',
          ],
        },
        {
          title: 'Inhalte und Bewertungen',
          text: [
            'Was hier erscheinen darf, steht in den [Regeln für Inhalte](rules). Wie Bewertungen entstehen und geprüft werden, steht unter „[So prüfen wir Bewertungen](reviewsPolicy)“, wie Ergebnisse geordnet sind, unter „[So wird sortiert](ranking)“.',
            'Die Rechte an dem, was Sie schreiben und hochladen, bleiben bei Ihnen. Sie erlauben uns, es auf dem Marktplatz zu zeigen, so lange es dort steht.',
          ],
        },
        {
          title: 'Melden, sperren, sich beschweren',
          text: [
            'Alles, was andere veröffentlicht haben, können Sie melden, ohne Konto. Ein Mensch entscheidet, und beide Seiten erfahren die Gründe. [So entscheiden wir über Meldungen](reportFigures).',
            'Wer gegen diese Regeln oder gegen das Gesetz verstößt, dessen Inhalte können wir verbergen oder entfernen, und wir können sein Konto sperren. Grund und Grundlage teilen wir dabei mit.',
            'Wer eine Entscheidung über eine Meldung anders sieht, kann 6 Monate lang kostenlos Beschwerde einlegen. Der Weg zu einer Streitbeilegungsstelle oder vor Gericht bleibt offen.',
          ],
        },
        {
          title: 'Haftung',
          text: [
            'Für Vorsatz und grobe Fahrlässigkeit haften wir unbeschränkt, sonst nur bei Verletzung wesentlicher Pflichten und begrenzt auf den typischen Schaden. Die Haftung für Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz bleibt davon unberührt.',
          ],
        },
        {
          title: 'Änderungen',
          text: [
            'Ändern wir diese Bedingungen, schreiben wir allen, die ein Konto haben, mindestens 15 Tage vorher eine E-Mail. Für einen Termin gelten die Bedingungen, die beim Buchen galten.',
          ],
        },
        {
          title: 'Recht und Streit',
          text: [
            'Zwingende Rechte, die das Land, in dem Sie wohnen, Verbrauchern gibt, bleiben Ihnen. Ob wir an einem Verfahren vor einer Verbraucherschlichtungsstelle teilnehmen, steht im [Impressum](impressum#streit).',
          ],
        },
      ],
    },
    property: {
      title: 'Bedingungen für Immobilien',
      lead: 'Zusätzlich zu den AGB: für Inserate auf den Philippinen, für alle, die sie ansehen, und für alle, die inserieren.',
      sections: [
        {
          title: 'Unsere Rolle',
          text: [
            'Wir zeigen Inserate und stellen Nachrichten zu. Wir sind weder Makler noch Partei eines Kauf- oder Mietvertrags, und wir nehmen nie Geld für eine Immobilie an.',
            'Was in einem Inserat steht, sagt der Verkäufer. Lassen Sie sich Unterlagen zeigen, bevor Sie etwas unterschreiben oder bezahlen: [Betrug erkennen](fraud).',
          ],
        },
        {
          title: 'Wer inserieren darf',
          text: [
            'Inserieren dürfen Eigentümer, Makler mit Lizenz, Verkaufsberater unter einem Makler und Bauträger, jeweils als das, was sie sind. Wer für andere inseriert, muss dazu beauftragt sein.',
            'Ein Inserat wird öffentlich, sobald die E-Mail-Adresse bestätigt ist.',
          ],
        },
        {
          title: 'Was ein Inserat sagen muss',
          text: [
            '- Es beschreibt eine Immobilie, die es gibt und die zu haben ist.',
            '- Der Preis ist der, zu dem Sie verkaufen oder vermieten, in Pesos; eine Miete gilt je Monat.',
            '- Lage, Fläche, Art des Eigentumstitels und wer kaufen darf, stimmen, soweit Sie sie angeben. Die Lage dürfen Sie ungefähr zeigen.',
            '- Die Bilder zeigen diese Immobilie, und Sie dürfen sie verwenden.',
            'Der alte Preis an einem Inserat kommt nicht von Ihnen: Er ist der höchste, zu dem es zusammen mindestens 14 Tage öffentlich war.',
          ],
        },
        {
          title: 'Was wir prüfen',
          text: [
            'Wir prüfen Ausweise und Lizenzen, wenn Verkäufer sie einreichen, und sagen am Inserat, was geprüft ist, mit dem Tag. Wo nichts geprüft ist, steht „Nicht geprüft“. Eine Prüfung sagt, wer jemand ist, nicht, ob ihm die Immobilie gehört.',
            'Solange ein Verkäufer nicht geprüft ist, können wir ein Inserat anhalten, wenn seine Bilder die eines anderen sind oder wenn mehrere Konten Telefonnummer, Bankverbindung oder Ausweis teilen. Dann entscheidet ein Mensch, und der Verkäufer erfährt es.',
          ],
        },
        {
          title: 'Wie lange ein Inserat öffentlich ist',
          text: [
            'Mit Basic 30 Tage, mit Premium und Developer 90 Tage. 7 Tage und 1 Tag vor dem Ende erinnern wir per E-Mail; der Link darin verlängert. Pausieren, ändern und zurückziehen können Sie jederzeit.',
          ],
        },
        {
          title: 'Reihenfolge',
          text: [
            'Kein Paket und keine Zahlung bringt ein Inserat nach oben. Wie geordnet wird, steht unter „[So wird sortiert](ranking#immobilien)“.',
          ],
        },
        {
          title: 'Nachrichten',
          text: [
            'Nachrichten zwischen Besuchern und Verkäufern dienen der Immobilie, um die es geht. Wer vor einer Besichtigung Geld verlangt, nach Codes fragt oder von hier weg lockt, muss damit rechnen, dass neben der Nachricht eine Warnung steht und ein Mensch von uns sie sich ansieht.',
          ],
        },
        {
          title: 'Pakete, Sperre und Beschwerde',
          text: [
            'Was Pakete kosten und wie ein Konto gesperrt oder beendet wird, steht in den [Bedingungen für Geschäftskunden](businessTerms). Meldungen und Beschwerden behandeln wir wie in den [AGB](terms) beschrieben.',
          ],
        },
      ],
    },
    business: {
      title: 'Bedingungen für Geschäftskunden',
      lead: 'Zusätzlich zu den AGB: für Dienstleister und Verkäufer. Pakete, Reihenfolge, Daten, Sperre und Beschwerde.',
      sections: [
        {
          title: 'Für wen das gilt',
          text: [
            'Für alle, die hier Dienstleistungen oder Immobilien anbieten. Für Privatpersonen unter ihnen gilt alles, was hier zu Sperre, Begründung und Beschwerde steht, genauso.',
            'Dienstleister geben an, ob sie als Betrieb anbieten. Wer das tut, nennt Rechtsform, Anschrift, Telefon, E-Mail, Umsatzsteuer und, wo nötig, Register, Aufsicht und Qualifikation. Diese Angaben sind öffentlich und müssen stimmen.',
          ],
        },
        {
          title: 'Pakete und Preise',
          text: [
            'Die Pakete für Dienstleister kosten 0 €, 4,99 € oder 9,99 € im Monat, mit Mehrwertsteuer, die für Verkäufer ₱0, ₱499 oder ₱1.999 im Monat. Was sie enthalten, steht unter „[Dienstleister werden](becomeProvider)“.',
            'Ein bezahltes Paket können Sie einmal 30 Tage lang testen. Der Test endet von selbst; danach gilt das kleinste Paket, wenn Sie nichts bestellen. Bestellt ist erst mit „Zahlungspflichtig bestellen“. Vorher sehen Sie, ab wann es gilt und was auf den nächsten Rechnungen stehen wird.',
            'Was ein kleineres Paket nicht mehr fasst, wird zum Entwurf. Gelöscht wird nichts.',
          ],
        },
        {
          title: 'Provision statt Gebühr',
          text: [
            'Mit Gold können Sie statt der Gebühr eine Provision wählen: 5 % vom Preis, ohne die Anfahrt, des ersten abgeschlossenen Termins einer Person, die wir gebracht haben. Sie fällt je Person ein einziges Mal an, auch nach Jahren nicht noch einmal.',
            'Wer über Ihren eigenen Link oder QR-Code kommt, wen Sie selbst eintragen oder schon in Ihrer Kartei haben, kostet nichts. Jede Zeile sagt, woher die Person kam; 7 Tage lang können Sie Einspruch einlegen, bevor sie berechnet wird.',
          ],
        },
        {
          title: 'Rechnungen und Verzug',
          text: [
            'Rechnungen stellen wir am Ersten für den Monat davor, als PDF mit E-Rechnung; zu zahlen sind sie in 14 Tagen. Nach 7 und nach 21 Tagen erinnern wir. Die zweite Erinnerung nennt den Tag, 30 Tage später, an dem das Konto auf das kleinste Paket fällt, wenn nichts kommt.',
            'Haben Sie uns ein SEPA-Mandat erteilt, ziehen wir den Betrag an dem Tag ein, der auf der Rechnung steht. Beenden können Sie es jederzeit unter „[Rechnungen](invoices)“.',
          ],
        },
        {
          title: 'Reihenfolge',
          text: [
            'Wonach wir ordnen und wie stark es zählt, steht unter „[So wird sortiert](ranking)“. Paket, Gebühr und Provision zählen nicht, und niemand kann einen Platz kaufen.',
            'Wir bieten selbst keine Dienstleistungen und keine Immobilien an und bevorzugen niemanden. Leistungen anderer Firmen verkaufen wir neben Ihren nicht.',
          ],
        },
        {
          title: 'Daten',
          text: [
            'Sie sehen alles, was zu Ihren Terminen, Anfragen, Bewertungen und Rechnungen gehört, und die Zahlen zu Ihrem Profil und Ihren Inseraten. Herunterladen können Sie Ihre Kartei und Ihre Rechnungen als Tabelle und alles über Ihr Konto als Datei.',
            'Für Ihre Kundenkartei sind Sie verantwortlich; wir verarbeiten sie in Ihrem Auftrag. Dafür gilt der [Vertrag über die Verarbeitung von Kundendaten](processing). Andere Dienstleister sehen nichts davon. Was wir sonst wofür speichern, steht unter „[Datenschutz](privacy)“.',
            'Endet Ihr Konto, laden Sie vorher herunter, was Sie behalten möchten. Was danach bleiben muss, steht beim [Löschen](deleteAccount).',
          ],
        },
        {
          title: 'Ihre Termine',
          text: [
            'Sie halten ein, was Sie zugesagt haben, zum genannten Preis. Anfragen beantworten Sie in 24 Stunden. Absagen sagen Sie, sobald Sie davon wissen.',
            'Bewertungen lassen sich nicht löschen, weil sie schlecht sind, und nicht kaufen. Sie können auf jede einmal öffentlich antworten.',
          ],
        },
        {
          title: 'Sperre und Ende',
          text: [
            'Wir können Inhalte verbergen oder entfernen und ein Konto sperren, wenn gegen diese Bedingungen, die [Regeln für Inhalte](rules) oder ein Gesetz verstoßen wird. Sie bekommen mit der Entscheidung die Gründe und die Grundlage per E-Mail. Ist die Sperre aufgehoben, ist wieder öffentlich, was es vorher war.',
            'Beenden wir ein Konto, nennen wir den Grund und den Tag, mindestens 30 Tage vorher. Bis dahin arbeitet es wie immer.',
            'Sie selbst können jederzeit ohne Frist aufhören. Die Gebühr fällt bis zu diesem Tag an.',
          ],
        },
        {
          title: 'Beschwerde und Vermittlung',
          text: [
            'Gegen jede Entscheidung über etwas von Ihnen können Sie 6 Monate lang kostenlos Beschwerde einlegen: über den Link in der E-Mail oder unter „[Meldungen und Entscheidungen](decisions)“. Wo es möglich ist, entscheidet ein anderer Mensch. Gegen eine Sperre, die nicht auf einer Meldung beruht, wenden Sie sich über [Kontakt](contact) an uns.',
            'Einigen wir uns nicht, können Sie sich an die Vermittler wenden, die im [Impressum](impressum#streit) stehen.',
          ],
        },
        {
          title: 'Steuern',
          text: [
            'Was Dienstleister über den Marktplatz einnehmen, melden wir, wo das Gesetz es verlangt, und fragen nach den Angaben dafür. Was genau, steht unter „[Was wir melden](reporting)“.',
          ],
        },
        {
          title: 'Änderungen',
          text: [
            'Änderungen kündigen wir mindestens 15 Tage vorher per E-Mail an. Bis sie gelten, können Sie kündigen; was Sie vorher getan haben, folgt den bisherigen Bedingungen.',
          ],
        },
      ],
    },
  },
};
