import type { Position } from './area.ts';

export interface City {
  name: string;
  region: string;
  position: Position;
}

/** name | region | latitude | longitude; the better known come first. */
const table = `
Manila|Metro Manila|14.5995|120.9942
Cebu City|Cebu|10.3157|123.8954
Davao City|Davao del Sur|7.0731|125.6128
Baguio|Benguet|16.412|120.593
Iloilo City|Iloilo|10.712|122.551
Cagayan de Oro|Misamis Oriental|8.47|124.643
Zamboanga City|Zamboanga del Sur|6.923|122.078
Bacolod|Negros Occidental|10.667|122.962
General Santos|South Cotabato|6.116|125.172
Puerto Princesa|Palawan|9.756|118.745
Tacloban|Leyte|11.233|125
Legazpi|Albay|13.142|123.734
Naga|Camarines Sur|13.6218|123.1945
Laoag|Ilocos Norte|18.1978|120.5936
Tuguegarao|Cagayan|17.6131|121.7269
Dumaguete|Negros Oriental|9.306|123.295
Butuan|Agusan del Norte|8.949|125.543
Tagbilaran|Bohol|9.656|123.859
Quezon City|Metro Manila|14.6508|121.049
Makati|Metro Manila|14.5547|121.0244
Taguig|Metro Manila|14.527|121.06
Pasig|Metro Manila|14.5764|121.0851
Mandaluyong|Metro Manila|14.5794|121.0359
Parañaque|Metro Manila|14.4793|121.0198
Muntinlupa|Metro Manila|14.4081|121.0415
Antipolo|Rizal|14.5865|121.1753
Santa Rosa|Laguna|14.29|121.09
Las Piñas|Metro Manila|14.4445|120.9939
Pasay|Metro Manila|14.5378|121.0014
Lapu-Lapu|Cebu|10.299|123.975
Tagaytay|Cavite|14.1153|120.9621
Angeles|Pampanga|15.145|120.5887
Mandaue|Cebu|10.337|123.936
Marikina|Metro Manila|14.6507|121.1029
Caloocan|Metro Manila|14.65|120.983
Bacoor|Cavite|14.445|120.96
Dasmariñas|Cavite|14.3294|120.9367
Imus|Cavite|14.4297|120.9367
San Fernando|Pampanga|15.034|120.684
Valenzuela|Metro Manila|14.6937|120.983
Cainta|Rizal|14.5786|121.1222
General Trias|Cavite|14.3869|120.88
Calamba|Laguna|14.204|121.155
San Jose del Monte|Bulacan|14.814|121.045
Biñan|Laguna|14.325|121.07
Lipa|Batangas|13.9411|121.1631
Panglao|Bohol|9.579|123.768
San Juan|Metro Manila|14.6019|121.0355
Taytay|Rizal|14.5692|121.1325
Batangas City|Batangas|13.764|121.065
Talisay|Cebu|10.253|123.837
General Luna|Surigao del Norte|9.788|126.156
Silang|Cavite|14.2306|120.9747
San Pedro|Laguna|14.355|121.044
El Nido|Palawan|11.196|119.409
Mabalacat|Pampanga|15.215|120.576
San Juan|La Union|16.67|120.348
San Mateo|Rizal|14.6969|121.1219
Cabuyao|Laguna|14.272|121.12
Nasugbu|Batangas|14.069|120.642
Malolos|Bulacan|14.85|120.816
Santa Maria|Bulacan|14.819|120.96
Tarlac City|Tarlac|15.48|120.598
Cabanatuan|Nueva Ecija|15.486|120.967
Malabon|Metro Manila|14.6681|120.9658
Rodriguez|Rizal|14.73|121.1446
Trece Martires|Cavite|14.282|120.867
Tanauan|Batangas|14.0863|121.149
Lucena|Quezon|13.9373|121.617
Meycauayan|Bulacan|14.737|120.961
Dagupan|Pangasinan|16.033|120.334
Coron|Palawan|12.004|120.206
Liloan|Cebu|10.402|123.989
Tanza|Cavite|14.388|120.852
Los Baños|Laguna|14.166|121.23
San Pablo|Laguna|14.0683|121.3256
Olongapo|Zambales|14.839|120.285
La Trinidad|Benguet|16.455|120.588
Consolacion|Cebu|10.383|123.958
Tagum|Davao del Norte|7.448|125.808
Samal|Davao del Norte|7.076|125.713
Binangonan|Rizal|14.469|121.195
Baliwag|Bulacan|14.954|120.897
Subic|Zambales|14.879|120.234
San Fernando|La Union|16.616|120.319
Vigan|Ilocos Sur|17.5747|120.3869
Puerto Galera|Oriental Mindoro|13.502|120.954
Minglanilla|Cebu|10.25|123.793
Iligan|Lanao del Norte|8.227|124.245
Tanay|Rizal|14.502|121.286
Kawit|Cavite|14.4351|120.903
Porac|Pampanga|15.072|120.542
Urdaneta|Pangasinan|15.976|120.571
Moalboal|Cebu|9.944|123.4
Valencia|Negros Oriental|9.281|123.245
Pavia|Iloilo|10.775|122.543
Ormoc|Leyte|11.015|124.61
Pateros|Metro Manila|14.5454|121.0687
San Juan|Batangas|13.829|121.395
Mexico|Pampanga|15.064|120.72
Balanga|Bataan|14.679|120.54
Capas|Tarlac|15.337|120.59
Baler|Aurora|15.76|121.56
Santiago|Isabela|16.688|121.549
Siquijor|Siquijor|9.208|123.514
Oton|Iloilo|10.699|122.478
Roxas City|Capiz|11.569|122.754
Kalibo|Aklan|11.702|122.368
Panabo|Davao del Norte|7.308|125.684
Navotas|Metro Manila|14.657|120.948
Santa Cruz|Laguna|14.272|121.412
Lemery|Batangas|13.889|120.917
Sariaya|Quezon|13.963|121.526
Mariveles|Bataan|14.436|120.491
Gapan|Nueva Ecija|15.307|120.946
San Jose City|Nueva Ecija|15.79|120.99
Alaminos|Pangasinan|16.156|119.98
San Carlos|Pangasinan|15.928|120.348
Cauayan|Isabela|16.934|121.77
Sorsogon City|Sorsogon|12.974|124.006
Calapan|Oriental Mindoro|13.408|121.179
Danao|Cebu|10.523|124.023
Silay|Negros Occidental|10.794|122.979
Talisay|Negros Occidental|10.737|122.969
Digos|Davao del Sur|6.754|125.355
Malaybalay|Bukidnon|8.156|125.128
Valencia|Bukidnon|7.906|125.094
Surigao City|Surigao del Norte|9.784|125.49
Koronadal|South Cotabato|6.497|124.847
Tayabas|Quezon|14.026|121.592
San Antonio|Zambales|14.948|120.086
Iba|Zambales|15.327|119.98
Lingayen|Pangasinan|16.019|120.229
Pagudpud|Ilocos Norte|18.562|120.788
Ilagan|Isabela|17.148|121.889
Daet|Camarines Norte|14.112|122.955
San Vicente|Palawan|10.529|119.283
Toledo|Cebu|10.379|123.64
Bantayan|Cebu|11.168|123.724
Malay|Aklan|11.899|121.91
Palo|Leyte|11.158|124.99
Opol|Misamis Oriental|8.518|124.572
Ozamiz|Misamis Occidental|8.148|123.842
Kidapawan|Cotabato|7.008|125.089
Cotabato City|Maguindanao del Norte|7.216|124.25
Pagadian|Zamboanga del Sur|7.828|123.437
Dipolog|Zamboanga del Norte|8.583|123.344
Sagada|Mountain Province|17.084|120.901
Candon|Ilocos Sur|17.195|120.45
Tabaco|Albay|13.356|123.728
Masbate City|Masbate|12.369|123.619
Tubigon|Bohol|9.947|123.969
Bais|Negros Oriental|9.59|123.118
Kabankalan|Negros Occidental|9.988|122.815
San Jose de Buenavista|Antique|10.752|121.946
Catbalogan|Samar|11.779|124.886
Calbayog|Samar|12.069|124.599
Mati|Davao Oriental|6.955|126.216
Banaue|Ifugao|16.914|121.058
Boac|Marinduque|13.446|121.843
Borongan|Eastern Samar|11.608|125.43
`;

/** Philippine cities to search a map by, and to have pages of their own. */
export const cities: readonly City[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', region = '', lat, lng] = line.split('|');
    return { name, region, position: { lat: Number(lat), lng: Number(lng) } };
  });
