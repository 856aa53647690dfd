/** Who offers services in the demo lives in these cities. One a line: name | how many providers | their postal codes | streets. */
const placeTable = `
Berlin|10|10115,10243,10405,10585,10827,10961,12043,12435,13353,13585|Ackerstraße,Kastanienallee,Bergmannstraße,Sonnenallee
Hamburg|8|20095,20144,20251,20357,22041,22303,22765,21073|Eppendorfer Weg,Schulterblatt,Ottenser Hauptstraße
München|8|80331,80469,80634,80796,81369,81541,81667,81925|Hans-Sachs-Straße,Nymphenburger Straße,Türkenstraße
Köln|7|50667,50674,50733,50823,50937,51063,51103|Venloer Straße,Zülpicher Straße,Neusser Straße
Frankfurt am Main|6|60311,60316,60322,60385,60487,60594|Berger Straße,Leipziger Straße,Schweizer Straße
Stuttgart|4|70173,70178,70372,70597|Tübinger Straße,Marktstraße,Epplestraße
Düsseldorf|4|40213,40217,40476,40547|Lorettostraße,Nordstraße,Luegallee
Leipzig|4|04105,04229,04275,04315|Karl-Heine-Straße,Karl-Liebknecht-Straße,Eisenbahnstraße
Dortmund|4|44135,44137,44145,44263|Kaiserstraße,Möllerbrücke,Alfred-Trappen-Straße
Essen|4|45127,45130,45141,45276|Rüttenscheider Straße,Altendorfer Straße,Bochumer Straße
Bremen|4|28195,28203,28213,28757|Ostertorsteinweg,Wachmannstraße,Gerhard-Rohlfs-Straße
Dresden|3|01099,01127,01309|Louisenstraße,Bürgerstraße,Schillerplatz
Hannover|3|30161,30171,30449|Lister Meile,Sallstraße,Limmerstraße
Nürnberg|3|90402,90429,90459|Weißgerbergasse,Fürther Straße,Wölckernstraße
Duisburg|3|47051,47057,47137|Königstraße,Neudorfer Straße,Von-der-Mark-Straße
Bochum|3|44787,44789,44892|Kortumstraße,Königsallee,Alte Bahnhofstraße
Wuppertal|3|42103,42105,42275|Friedrich-Ebert-Straße,Luisenstraße,Werth
Bielefeld|3|33602,33604,33615|Arndtstraße,Detmolder Straße,Siegfriedstraße
Bonn|3|53111,53115,53225|Friedrichstraße,Clemens-August-Straße,Friedrich-Breuer-Straße
Münster|3|48143,48145,48155|Salzstraße,Warendorfer Straße,Wolbecker Straße
Karlsruhe|3|76131,76133,76227|Gerwigstraße,Sophienstraße,Pfinztalstraße
Mannheim|3|68161,68165,68199|Lange Rötterstraße,Seckenheimer Straße,Friedrichstraße
Augsburg|3|86150,86153,86157|Maximilianstraße,Jakoberstraße,Augsburger Straße
Wiesbaden|3|65183,65185,65203|Taunusstraße,Moritzstraße,Rathausstraße
Mönchengladbach|3|41061,41063,41236|Hindenburgstraße,Waldhausener Straße,Limitenstraße
Aachen|3|52062,52066,52070|Pontstraße,Oppenhoffallee,Jülicher Straße
Kiel|3|24103,24105,24143|Holstenstraße,Holtenauer Straße,Elisabethstraße
Freiburg im Breisgau|3|79098,79100,79102|Gerberau,Vaubanallee,Günterstalstraße
Mainz|3|55116,55118,55122|Augustinerstraße,Boppstraße,Gonsenheimer Straße
Rostock|3|18055,18057,18119|Lange Straße,Doberaner Straße,Alexandrinenstraße
`;

export interface ProviderPlace {
  city: string;
  zip: string;
  street: string;
}

const listed = (text = ''): string[] => text.split(',');

/** One place for each provider, city by city. */
export const providerPlaces: readonly ProviderPlace[] = placeTable
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [city = '', count, codes, streets] = line.split('|');
    const zips = listed(codes);
    const names = listed(streets);
    return Array.from({ length: Number(count) }, (_, index) => ({
      city,
      zip: zips[index % zips.length] ?? '',
      street: names[index % names.length] ?? '',
    }));
  });
