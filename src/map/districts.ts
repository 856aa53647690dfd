import type { City } from '../contract/cities.ts';

/** Districts and projects by whose names people look for homes: name | where | latitude | longitude. */
const table = `
Bonifacio Global City|Taguig, Metro Manila|14.5507|121.0494
McKinley Hill|Taguig, Metro Manila|14.5345|121.0527
Arca South|Taguig, Metro Manila|14.5079|121.0438
Legazpi Village|Makati, Metro Manila|14.5535|121.0179
Salcedo Village|Makati, Metro Manila|14.5601|121.0242
Rockwell Center|Makati, Metro Manila|14.5649|121.0366
Poblacion|Makati, Metro Manila|14.5655|121.0297
Bel-Air|Makati, Metro Manila|14.5622|121.0277
Dasmariñas Village|Makati, Metro Manila|14.5403|121.0297
Ortigas Center|Pasig, Metro Manila|14.5866|121.0616
Kapitolyo|Pasig, Metro Manila|14.5706|121.0603
Eastwood City|Quezon City, Metro Manila|14.6091|121.0801
Cubao|Quezon City, Metro Manila|14.6188|121.0509
Diliman|Quezon City, Metro Manila|14.6507|121.0675
Katipunan|Quezon City, Metro Manila|14.6313|121.0744
New Manila|Quezon City, Metro Manila|14.6207|121.0322
Tomas Morato|Quezon City, Metro Manila|14.6343|121.0353
Greenhills|San Juan, Metro Manila|14.6019|121.0485
Ermita|Manila, Metro Manila|14.5826|120.9853
Malate|Manila, Metro Manila|14.5704|120.9921
Binondo|Manila, Metro Manila|14.6006|120.9745
Sampaloc|Manila, Metro Manila|14.6095|120.9967
Bay City|Pasay, Metro Manila|14.5353|120.9822
Newport City|Pasay, Metro Manila|14.5188|121.0196
BF Homes|Parañaque, Metro Manila|14.4529|121.0243
Alabang|Muntinlupa, Metro Manila|14.4205|121.0373
Filinvest City|Muntinlupa, Metro Manila|14.4157|121.0405
Nuvali|Santa Rosa, Laguna|14.2374|121.0573
Vermosa|Imus, Cavite|14.3652|120.9446
Lancaster New City|General Trias, Cavite|14.3768|120.9009
Lahug|Cebu City, Cebu|10.3326|123.8971
Cebu IT Park|Cebu City, Cebu|10.3303|123.9063
Cebu Business Park|Cebu City, Cebu|10.3182|123.9055
Banilad|Cebu City, Cebu|10.3426|123.9117
Mactan Newtown|Lapu-Lapu, Cebu|10.3083|124.0121
Lanang|Davao City, Davao del Sur|7.1026|125.6317
Buhangin|Davao City, Davao del Sur|7.1135|125.6137
Camp John Hay|Baguio, Benguet|16.3987|120.6148
Iloilo Business Park|Iloilo City, Iloilo|10.7146|122.5459
Clark Freeport|Angeles, Pampanga|15.1784|120.5379
Alabang Town Center|Muntinlupa, Metro Manila|14.4235|121.0305
Boracay|Malay, Aklan|11.9674|121.9248
`;

export const districts: readonly City[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', region = '', lat, lng] = line.split('|');
    return { name, region, position: { lat: Number(lat), lng: Number(lng) } };
  });
