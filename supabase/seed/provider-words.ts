export const firstNames =
  'Anna,Mehmet,Lena,Jonas,Sofia,Tobias,Aylin,Felix,Katharina,Marek,Julia,Stefan,Nadia,Lukas,Petra,Emre,Hannah,Oliver,Svetlana,Daniel,Claudia,Ali,Miriam,Florian,Ines,Paul,Renate,Yusuf,Carla,Moritz'.split(
    ',',
  );

export const lastNames =
  'Schneider,Yılmaz,Wagner,Becker,Novak,Hoffmann,Kaya,Schulz,Richter,Kowalski,Wolf,Neumann,Schwarz,Zimmermann,Braun,Demir,Krüger,Hartmann,Lange,Werner,Petrov,Krause,Lehmann,Aydın,Maier,Fuchs,Peters,Scholz,Jung,Vogel,Roth,Beck,Lorenz,Albrecht,Ziegler,Busch,Kuhn,Pohl,Arnold,Voigt'.split(
    ',',
  );

/** What customers write, by how many points they give. */
export const reviewTexts: Readonly<Record<number, readonly string[]>> = {
  5: [
    'Rundum zufrieden. Pünktlich, freundlich und das Ergebnis überzeugt.',
    'Hat sich viel Zeit genommen und alles erklärt. Gern wieder!',
    'Schnell einen Termin bekommen, fairer Preis, sehr sauber gearbeitet.',
    'Genau so, wie ich es mir vorgestellt hatte. Danke!',
    'Schon das dritte Mal dort und wieder begeistert.',
    'Sehr herzlich empfangen worden. Ich habe mich sofort wohlgefühlt.',
    'Top Arbeit, keine versteckten Kosten, klare Empfehlung.',
    'Die Absprache lief unkompliziert, das Ergebnis ist prima.',
    'Auch meine Mutter war begeistert, und die ist streng.',
  ],
  4: [
    'Gute Arbeit. Es hat etwas länger gedauert als gedacht.',
    'Freundlich und kompetent, die Parkplatzsuche war mühsam.',
    'Sehr ordentlich. Beim nächsten Mal buche ich mehr Zeit.',
    'Ergebnis gut, Preis in Ordnung.',
    'Nettes Team, nur etwas laute Musik.',
  ],
  3: [
    'In Ordnung, aber ich musste zwanzig Minuten warten.',
    'Das Ergebnis ist okay, die Beratung war mir zu knapp.',
    'Durchschnittlich. Eine Kleinigkeit wurde vergessen.',
  ],
  2: ['Leider kam man eine halbe Stunde zu spät und war dann in Eile.', 'Ich hatte mir mehr Sorgfalt erhofft.'],
  1: ['Der Termin begann viel zu spät, und nachgebessert wurde erst nach zwei Anrufen.'],
};

/** What providers answer to good words, and to others. */
export const replyTexts = {
  thanks: [
    'Vielen Dank für die lieben Worte, bis zum nächsten Mal!',
    'Das freut uns sehr. Herzliche Grüße vom ganzen Team.',
    'Danke für Ihr Vertrauen!',
  ],
  sorry: [
    'Das tut uns leid. Bitte melden Sie sich, wir machen es gut.',
    'Danke für die offenen Worte; an der Wartezeit arbeiten wir.',
  ],
} as const;

/** What providers write about customers. */
export const customerReviewTexts = [
  'Pünktlich und sehr freundlich.',
  'Klare Absprachen, gern wieder.',
  'Alles war gut vorbereitet, danke.',
];
