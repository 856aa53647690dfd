/** Who comes to the salon and to the van, beside the customers who are drawn by lot. */
export const regulars: readonly string[] =
  'Renate Schwarz,Ali Hartmann,Daniel Kowalski,Svetlana Wolf,Petra Braun,Yusuf Beck,Marta Lindner,Hakan Öztürk,Ingrid Baumann,Lukas Seidel,Fatma Şahin,Greta Pohlmann,Tom Wieczorek,Birgit Ahlers,Nils Brandt,Zeynep Arslan,Helga Franke,Oskar Thiele,Mira Popović,Jana Winter,Kofi Mensah,Elif Çelik,Rosa Engel,Dieter Kranz,Anouk Perrin,Jamal Haddad,Ute Steinbach,Linh Tran,Bruno Keller,Valentina Conti,Simon Hauser,Aneta Malik,Georg Lüders,Paulina Reich,Sami Rahimi,Charlotte Voss'.split(
    ',',
  );

/** Entered by the provider, without an account. */
export const walkIns: readonly string[] = [
  'Frau Neubert',
  'Herr Iwanow',
  'Familie Sander',
  'Kim Lorenzen',
  'Frau Dogan',
  'Herr Pfaff',
  'Lotte aus dem Dritten',
  'Frau Castell',
];

/** What the salon keeps of its clients. */
export const clientNotes: readonly { name: string; notes: string; tags: readonly string[] }[] = [
  { name: 'Renate Schwarz', notes: 'Empfindliche Kopfhaut. Farbe 6/0, ohne Ammoniak.', tags: ['Stammkundin'] },
  { name: 'Svetlana Wolf', notes: 'Naturlocken: nicht ausdünnen. Trinkt Tee.', tags: ['Locken'] },
  { name: 'Ali Hartmann', notes: 'Seiten 6 mm, oben mit der Schere.', tags: [] },
  { name: 'Petra Braun', notes: 'Heiratet im Frühjahr. Probefrisur steht noch aus.', tags: ['Braut'] },
  { name: 'Ingrid Baumann', notes: 'Kommt mit Rollator, Platz am Fenster.', tags: ['Stammkundin'] },
  { name: 'Elif Çelik', notes: 'Verträgt keine Blondierung auf der Haut.', tags: ['Allergie'] },
];

/** One for each review, five points first, so that no two people say the same. */
export const salonReviews: Readonly<Record<5 | 4 | 3 | 2, readonly string[]>> = {
  5: [
    'Endlich jemand, der Locken schneiden kann. Ich kam pünktlich dran.',
    'Sabine hat die Farbe genau getroffen, auch am Ansatz sieht man nichts.',
    'Jonas fragt nach, bevor er schneidet. Mein Sohn will nur noch zu ihm.',
    'Zur Hochzeit meiner Schwester hielt die Frisur bis morgens um vier.',
    'Kein Gerede, wenn man keins möchte. Sehr angenehm.',
    'Strähnen wie von der Sonne, ich werde ständig darauf angesprochen.',
    'Ich war skeptisch bei kurz, jetzt bleibt es so.',
    'Miriam nimmt sich Zeit für dünnes Haar und hat mir gezeigt, wie ich es föhne.',
    'Um 18 Uhr noch einen Termin bekommen, und niemand hat gehetzt.',
    'Der Preis stand vorher da und stimmte nachher.',
    'Meine Mutter ist 84 und fühlt sich hier ernst genommen.',
    'Die Pflegekur hat meine Spitzen gerettet.',
    'Zum ersten Mal ein Pony, der nach dem Waschen fällt, wie er soll.',
    'Sauber, hell, und der Kaffee ist gut.',
    'Sie haben mir von der Dauerwelle abgeraten. So viel Ehrlichkeit ist selten.',
    'Kinderschnitt ohne Tränen, mit Bilderbuch und Geduld.',
    'Ich komme aus Potsdam her, das sagt alles.',
    'Rückruf nach zehn Minuten, Termin am selben Tag.',
    'Mein Bart sah noch nie so ordentlich aus.',
    'Nach drei Versuchen woanders hier endlich das richtige Kupfer.',
    'Ganz ruhig erklärt, was geht und was nicht.',
    'Die Haare waren nach sechs Wochen noch in Form.',
    'Man wird mit Namen begrüßt, schon beim zweiten Mal.',
    'Schnell, präzise, freundlich: in einer Mittagspause erledigt.',
    'Mit Rollator kein Problem, die Tür ist breit und hilfsbereit sind alle.',
    'Jonas hat meine Wirbel verstanden.',
    'Die Hochsteckfrisur war leichter, als sie aussah, und drückte nirgends.',
    'Ich habe eine Allergie angegeben, und sie haben vorher getestet.',
    'Auch am Sonntag offen, das rettet mir die Woche.',
    'Nach zwei Jahren Selberschneiden haben sie gerettet, was zu retten war.',
    'Einfach gut. Seit zwei Jahren gehe ich nirgends anders hin.',
    'Mein Freund hat es bemerkt, ohne dass ich fragen musste.',
  ],
  4: [
    'Schöner Schnitt, nur war es am Samstag recht laut.',
    'Zehn Minuten gewartet, danach alles bestens.',
    'Die Farbe ist toll, der Preis an der oberen Grenze.',
    'Gute Beratung, das Föhnen hätte länger halten dürfen.',
    'Nettes Team. Parken kann man hier allerdings vergessen.',
    'Beim ersten Mal etwas zu kurz, beim zweiten perfekt.',
    'Ordentlich und freundlich, ein Glas Wasser hätte ich genommen.',
    'Strähnen gelungen, nur der Scheitel war danach auf der falschen Seite.',
  ],
  3: ['Der Schnitt ist in Ordnung, aber ich hatte um Beratung gebeten und bekam wenig.'],
  2: ['Die Farbe wurde dunkler als besprochen. Nachgebessert haben sie kostenlos.'],
};

export const salonReplies: readonly string[] = [
  'Danke, das freut das ganze Team!',
  'Liebe Grüße aus der Invalidenstraße, bis bald.',
  'Das geben wir gern weiter. Bis zum nächsten Mal!',
  'Schön, dass Sie wiederkommen. Sabine',
  'So soll es sein. Danke für die Zeit zum Schreiben.',
  'Danke! Der Platz am Fenster bleibt frei für Sie.',
  'Das lesen wir heute in der Kaffeepause vor.',
  'Merken wir uns. Danke für den Hinweis.',
];

export const vanReviews: readonly (readonly [rating: number, text: string])[] = [
  [5, 'Kam auf die Minute, hatte die Dichtung dabei, nach zwanzig Minuten lief alles.'],
  [5, 'Vorher angerufen, Preis genannt, Preis gehalten.'],
  [5, 'Waschmaschine läuft wieder, und er hat den Flur sauber hinterlassen.'],
  [5, 'Tür schließt wieder, obwohl die Wand schief ist.'],
  [4, 'Freundlich, nur eine halbe Stunde später als gedacht.'],
];
