/**
 * One city a line: name | region | latitude | longitude | weight | price level | scatter in km.
 * The weight follows the population loosely; price level 1 is a middling provincial city; the scatter is small where
 * the town lies at the sea, so that no listing floats in it.
 */
export const cityTable = `
Quezon City|Metro Manila|14.6508|121.0490|100|1.75|4
Makati|Metro Manila|14.5547|121.0244|80|2.4|1.5
Taguig|Metro Manila|14.5270|121.0600|70|2.3|1.2
Manila|Metro Manila|14.5995|120.9942|62|1.6|1.4
Pasig|Metro Manila|14.5764|121.0851|50|1.85|1.5
Mandaluyong|Metro Manila|14.5794|121.0359|42|1.85|1
Parañaque|Metro Manila|14.4793|121.0198|40|1.55|1.2
Las Piñas|Metro Manila|14.4445|120.9939|30|1.35|1
Muntinlupa|Metro Manila|14.4081|121.0415|34|1.75|0.8
Pasay|Metro Manila|14.5378|121.0014|30|1.7|0.7
San Juan|Metro Manila|14.6019|121.0355|16|2|0.8
Marikina|Metro Manila|14.6507|121.1029|24|1.3|1.3
Caloocan|Metro Manila|14.6500|120.9830|24|1.15|0.9
Valenzuela|Metro Manila|14.6937|120.9830|20|1.1|1.2
Malabon|Metro Manila|14.6681|120.9658|10|1.05|0.6
Navotas|Metro Manila|14.6570|120.9480|5|1|0.3
Pateros|Metro Manila|14.5454|121.0687|6|1.35|0.4
Antipolo|Rizal|14.5865|121.1753|34|1.05|3
Cainta|Rizal|14.5786|121.1222|20|1.15|1.3
Taytay|Rizal|14.5692|121.1325|16|1.05|1
San Mateo|Rizal|14.6969|121.1219|12|0.95|1.2
Rodriguez|Rizal|14.7300|121.1446|10|0.8|1.2
Binangonan|Rizal|14.4690|121.1950|8|0.8|0.6
Tanay|Rizal|14.5020|121.2860|7|0.75|1
Bacoor|Cavite|14.4450|120.9600|24|1.05|1
Imus|Cavite|14.4297|120.9367|22|1.05|1.8
Dasmariñas|Cavite|14.3294|120.9367|24|0.95|2.5
General Trias|Cavite|14.3869|120.8800|20|0.95|2
Silang|Cavite|14.2306|120.9747|14|0.95|2.5
Tagaytay|Cavite|14.1153|120.9621|26|1.35|0.7
Trece Martires|Cavite|14.2820|120.8670|10|0.8|1.5
Kawit|Cavite|14.4351|120.9030|7|0.95|0.5
Tanza|Cavite|14.3880|120.8520|9|0.8|0.7
Santa Rosa|Laguna|14.2900|121.0900|32|1.3|2
Biñan|Laguna|14.3250|121.0700|18|1.1|1.5
San Pedro|Laguna|14.3550|121.0440|14|1.05|1
Calamba|Laguna|14.2040|121.1550|20|0.95|1.8
Cabuyao|Laguna|14.2720|121.1200|12|0.95|1
Los Baños|Laguna|14.1660|121.2300|9|0.95|0.8
San Pablo|Laguna|14.0683|121.3256|9|0.75|1.4
Santa Cruz|Laguna|14.2720|121.4120|5|0.7|0.8
Batangas City|Batangas|13.7640|121.0650|15|0.85|1.4
Lipa|Batangas|13.9411|121.1631|17|0.9|2.2
Tanauan|Batangas|14.0863|121.1490|10|0.85|1.4
Nasugbu|Batangas|14.0690|120.6420|12|1.05|0.6
Lemery|Batangas|13.8890|120.9170|5|0.75|0.5
San Juan|Batangas|13.8290|121.3950|6|0.8|0.8
Lucena|Quezon|13.9373|121.6170|10|0.75|1
Sariaya|Quezon|13.9630|121.5260|5|0.6|1
Tayabas|Quezon|14.0260|121.5920|4|0.6|1.2
Malolos|Bulacan|14.8500|120.8160|12|0.85|1.3
Meycauayan|Bulacan|14.7370|120.9610|10|0.95|1
San Jose del Monte|Bulacan|14.8140|121.0450|20|0.85|2.2
Santa Maria|Bulacan|14.8190|120.9600|12|0.8|1.5
Baliwag|Bulacan|14.9540|120.8970|8|0.75|1.3
Angeles|Pampanga|15.1450|120.5887|26|1.05|2
San Fernando|Pampanga|15.0340|120.6840|22|1.05|2
Mabalacat|Pampanga|15.2150|120.5760|13|0.95|1.5
Porac|Pampanga|15.0720|120.5420|7|0.85|1.5
Mexico|Pampanga|15.0640|120.7200|6|0.7|1.2
Olongapo|Zambales|14.8390|120.2850|9|0.85|0.7
Subic|Zambales|14.8790|120.2340|8|0.85|0.5
San Antonio|Zambales|14.9480|120.0860|4|0.7|0.7
Iba|Zambales|15.3270|119.9800|4|0.65|0.4
Balanga|Bataan|14.6790|120.5400|6|0.75|0.8
Mariveles|Bataan|14.4360|120.4910|5|0.7|0.4
Tarlac City|Tarlac|15.4800|120.5980|12|0.75|2
Capas|Tarlac|15.3370|120.5900|6|0.75|1.5
Cabanatuan|Nueva Ecija|15.4860|120.9670|12|0.75|2
Gapan|Nueva Ecija|15.3070|120.9460|5|0.6|1.3
San Jose City|Nueva Ecija|15.7900|120.9900|5|0.6|1.4
Baler|Aurora|15.7600|121.5600|6|0.75|0.4
Baguio|Benguet|16.4120|120.5930|34|1.45|1.8
La Trinidad|Benguet|16.4550|120.5880|9|1|0.9
Sagada|Mountain Province|17.0840|120.9010|3|0.7|0.5
Banaue|Ifugao|16.9140|121.0580|2|0.5|0.4
Dagupan|Pangasinan|16.0330|120.3340|10|0.8|0.8
Urdaneta|Pangasinan|15.9760|120.5710|7|0.7|1.5
Alaminos|Pangasinan|16.1560|119.9800|5|0.65|1
Lingayen|Pangasinan|16.0190|120.2290|4|0.65|0.6
San Carlos|Pangasinan|15.9280|120.3480|5|0.6|1.4
San Fernando|La Union|16.6160|120.3190|8|0.85|0.4
San Juan|La Union|16.6700|120.3480|13|1.2|0.4
Vigan|Ilocos Sur|17.5747|120.3869|8|0.85|0.7
Candon|Ilocos Sur|17.1950|120.4500|3|0.55|0.6
Laoag|Ilocos Norte|18.1978|120.5936|7|0.75|1
Pagudpud|Ilocos Norte|18.5620|120.7880|4|0.7|0.3
Tuguegarao|Cagayan|17.6131|121.7269|8|0.7|1.5
Santiago|Isabela|16.6880|121.5490|6|0.65|1.6
Cauayan|Isabela|16.9340|121.7700|5|0.6|1.5
Ilagan|Isabela|17.1480|121.8890|4|0.55|1.2
Naga|Camarines Sur|13.6218|123.1945|12|0.8|1.2
Daet|Camarines Norte|14.1120|122.9550|4|0.6|0.7
Legazpi|Albay|13.1420|123.7340|10|0.8|0.7
Tabaco|Albay|13.3560|123.7280|3|0.55|0.4
Sorsogon City|Sorsogon|12.9740|124.0060|5|0.6|0.4
Masbate City|Masbate|12.3690|123.6190|3|0.5|0.4
Calapan|Oriental Mindoro|13.4080|121.1790|5|0.65|0.8
Puerto Galera|Oriental Mindoro|13.5020|120.9540|8|1|0.3
Boac|Marinduque|13.4460|121.8430|2|0.45|0.5
Puerto Princesa|Palawan|9.7560|118.7450|16|0.95|0.9
El Nido|Palawan|11.1960|119.4090|14|1.45|0.25
Coron|Palawan|12.0040|120.2060|10|1.2|0.3
San Vicente|Palawan|10.5290|119.2830|4|0.9|0.3
Cebu City|Cebu|10.3157|123.8954|76|1.5|1.2
Mandaue|Cebu|10.3370|123.9360|26|1.25|0.9
Lapu-Lapu|Cebu|10.2990|123.9750|30|1.3|1
Talisay|Cebu|10.2530|123.8370|15|0.95|0.8
Consolacion|Cebu|10.3830|123.9580|9|0.9|0.8
Liloan|Cebu|10.4020|123.9890|10|0.9|0.5
Minglanilla|Cebu|10.2500|123.7930|8|0.8|0.7
Danao|Cebu|10.5230|124.0230|5|0.65|0.4
Toledo|Cebu|10.3790|123.6400|4|0.55|0.4
Moalboal|Cebu|9.9440|123.4000|7|1|0.4
Bantayan|Cebu|11.1680|123.7240|4|0.8|0.4
Tagbilaran|Bohol|9.6560|123.8590|11|0.9|0.7
Panglao|Bohol|9.5790|123.7680|17|1.35|0.9
Tubigon|Bohol|9.9470|123.9690|3|0.55|0.5
Dumaguete|Negros Oriental|9.3060|123.2950|16|0.95|0.7
Valencia|Negros Oriental|9.2810|123.2450|7|0.8|0.9
Bais|Negros Oriental|9.5900|123.1180|3|0.5|0.6
Siquijor|Siquijor|9.2080|123.5140|6|0.85|0.3
Bacolod|Negros Occidental|10.6670|122.9620|24|1|1.3
Silay|Negros Occidental|10.7940|122.9790|5|0.7|0.6
Talisay|Negros Occidental|10.7370|122.9690|5|0.7|0.5
Kabankalan|Negros Occidental|9.9880|122.8150|3|0.5|0.8
Iloilo City|Iloilo|10.7120|122.5510|30|1.15|1.1
Oton|Iloilo|10.6990|122.4780|6|0.75|0.5
Pavia|Iloilo|10.7750|122.5430|7|0.8|1
Roxas City|Capiz|11.5690|122.7540|6|0.7|0.7
Kalibo|Aklan|11.7020|122.3680|6|0.75|0.9
Malay|Aklan|11.8990|121.9100|4|0.9|0.3
San Jose de Buenavista|Antique|10.7520|121.9460|3|0.5|0.4
Tacloban|Leyte|11.2330|125.0000|10|0.8|0.6
Ormoc|Leyte|11.0150|124.6100|7|0.7|0.7
Palo|Leyte|11.1580|124.9900|4|0.65|0.5
Catbalogan|Samar|11.7790|124.8860|3|0.5|0.3
Calbayog|Samar|12.0690|124.5990|3|0.5|0.5
Borongan|Eastern Samar|11.6080|125.4300|2|0.5|0.4
Davao City|Davao del Sur|7.0731|125.6128|68|1.25|1.6
Digos|Davao del Sur|6.7540|125.3550|5|0.6|1
Tagum|Davao del Norte|7.4480|125.8080|9|0.75|1.5
Panabo|Davao del Norte|7.3080|125.6840|6|0.65|0.7
Samal|Davao del Norte|7.0760|125.7130|9|0.95|0.6
Mati|Davao Oriental|6.9550|126.2160|3|0.55|0.4
Cagayan de Oro|Misamis Oriental|8.4700|124.6430|34|1.1|1.2
Opol|Misamis Oriental|8.5180|124.5720|4|0.65|0.4
Iligan|Lanao del Norte|8.2270|124.2450|8|0.7|0.6
Ozamiz|Misamis Occidental|8.1480|123.8420|4|0.55|0.5
Malaybalay|Bukidnon|8.1560|125.1280|5|0.6|1.3
Valencia|Bukidnon|7.9060|125.0940|5|0.55|1.5
Butuan|Agusan del Norte|8.9490|125.5430|9|0.7|1.2
Surigao City|Surigao del Norte|9.7840|125.4900|5|0.65|0.4
General Luna|Surigao del Norte|9.7880|126.1560|15|1.35|0.35
General Santos|South Cotabato|6.1160|125.1720|17|0.8|0.9
Koronadal|South Cotabato|6.4970|124.8470|5|0.6|1.5
Kidapawan|Cotabato|7.0080|125.0890|4|0.55|1.2
Cotabato City|Maguindanao del Norte|7.2160|124.2500|4|0.55|0.9
Zamboanga City|Zamboanga del Sur|6.9230|122.0780|12|0.75|0.9
Pagadian|Zamboanga del Sur|7.8280|123.4370|4|0.55|0.5
Dipolog|Zamboanga del Norte|8.5830|123.3440|4|0.55|0.5
`;

/** City, region: name latitude longitude; … (districts and barangays people search for). */
export const districtTable = `
Quezon City, Metro Manila: Diliman 14.6540 121.0650; Cubao 14.6190 121.0530; Katipunan 14.6400 121.0740; Eastwood 14.6090 121.0800; New Manila 14.6170 121.0360; Tomas Morato 14.6340 121.0350; Fairview 14.7020 121.0660; Commonwealth 14.6930 121.0870
Makati, Metro Manila: Poblacion 14.5655 121.0310; Bel-Air 14.5610 121.0270; Legazpi Village 14.5540 121.0180; Salcedo Village 14.5600 121.0230; Rockwell 14.5640 121.0365; San Lorenzo 14.5500 121.0200; Magallanes 14.5360 121.0190; Dasmariñas Village 14.5400 121.0310
Taguig, Metro Manila: BGC 14.5507 121.0494; McKinley Hill 14.5340 121.0520; McKinley West 14.5300 121.0440; Western Bicutan 14.5090 121.0380; Arca South 14.5080 121.0460; Ususan 14.5350 121.0680
Manila, Metro Manila: Malate 14.5710 120.9910; Ermita 14.5830 120.9850; Binondo 14.6000 120.9740; Sampaloc 14.6110 120.9960; Santa Mesa 14.6020 121.0110; Paco 14.5790 120.9990
Pasig, Metro Manila: Ortigas Center 14.5870 121.0620; Kapitolyo 14.5710 121.0590; Ugong 14.5840 121.0750; Valle Verde 14.5790 121.0740; Maybunga 14.5760 121.0970
Mandaluyong, Metro Manila: Wack-Wack 14.5890 121.0530; Highway Hills 14.5800 121.0510; Pioneer 14.5730 121.0480; Plainview 14.5770 121.0340
Parañaque, Metro Manila: BF Homes 14.4500 121.0200; Merville 14.5020 121.0290; Sucat 14.4660 121.0330; Don Galo 14.5060 120.9960; Better Living 14.4850 121.0350
Las Piñas, Metro Manila: Pilar Village 14.4290 121.0050; Talon 14.4330 120.9960; Almanza 14.4240 121.0180
Muntinlupa, Metro Manila: Alabang 14.4230 121.0400; Ayala Alabang 14.4080 121.0240; Filinvest City 14.4170 121.0390; Tunasan 14.3770 121.0460
Pasay, Metro Manila: Newport City 14.5190 121.0190; San Rafael 14.5500 120.9980; Malibay 14.5340 121.0100
San Juan, Metro Manila: Greenhills 14.6020 121.0480; Little Baguio 14.5990 121.0410; Addition Hills 14.5950 121.0380
Marikina, Metro Manila: Concepcion 14.6500 121.1170; Loyola Heights 14.6420 121.0850; Sto. Niño 14.6380 121.0980
Antipolo, Rizal: San Roque 14.5880 121.1750; Mayamot 14.6220 121.1240; Cupang 14.6250 121.1440; Dalig 14.5750 121.1870
Tagaytay, Cavite: Kaybagal 14.1100 120.9500; Maharlika 14.1120 120.9800; Silang Junction 14.1170 120.9600; Iruhin 14.1260 120.9960
Santa Rosa, Laguna: Nuvali 14.2370 121.0560; Balibago 14.2950 121.1040; Don Jose 14.2570 121.0560; Tagapo 14.3160 121.1010
Angeles, Pampanga: Balibago 15.1650 120.5890; Pampang 15.1480 120.5790; Cutcut 15.1330 120.5790; Malabanias 15.1580 120.6020
San Fernando, Pampanga: Dolores 15.0400 120.6780; Sindalan 15.0610 120.6560; Telabastagan 15.0770 120.6390
Baguio, Benguet: Camp John Hay 16.4000 120.6150; Session Road 16.4130 120.5970; Loakan 16.3800 120.6120; Outlook Drive 16.4110 120.6210; Bakakeng 16.3900 120.5870; Aurora Hill 16.4250 120.6050
San Juan, La Union: Urbiztondo 16.6640 120.3260; Ili Norte 16.6750 120.3400; Taboc 16.6800 120.3420
Cebu City, Cebu: Lahug 10.3330 123.8950; Banilad 10.3440 123.9120; IT Park 10.3300 123.9060; Cebu Business Park 10.3180 123.9050; Guadalupe 10.3220 123.8810; Mabolo 10.3150 123.9150; Talamban 10.3720 123.9130; Capitol Site 10.3160 123.8910
Mandaue, Cebu: A. S. Fortuna 10.3400 123.9240; Cabancalan 10.3590 123.9270; Tipolo 10.3300 123.9330; Casuntingan 10.3510 123.9350
Lapu-Lapu, Cebu: Mactan Newtown 10.3080 124.0090; Basak 10.2930 123.9650; Marigondon 10.2770 123.9740; Pajo 10.3120 123.9540
Panglao, Bohol: Alona 9.5530 123.7720; Danao 9.5560 123.7630; Tawala 9.5570 123.7800; Bolod 9.5560 123.7930
Dumaguete, Negros Oriental: Daro 9.3130 123.2960; Bantayan 9.3250 123.3030; Bagacay 9.2990 123.2830; Piapi 9.3180 123.3040
Bacolod, Negros Occidental: Mandalagan 10.6950 122.9650; Bata 10.6990 122.9720; Taculing 10.6500 122.9560; Villamonte 10.6700 122.9700
Iloilo City, Iloilo: Mandurriao 10.7180 122.5370; Jaro 10.7250 122.5570; Molo 10.6990 122.5440; La Paz 10.7110 122.5690; Villa Arevalo 10.6890 122.5180
Puerto Princesa, Palawan: San Pedro 9.7580 118.7540; San Jose 9.7960 118.7560; Bancao-Bancao 9.7370 118.7560; Tiniguiban 9.7710 118.7410
El Nido, Palawan: Corong-Corong 11.1680 119.3940; Bacuit 11.1850 119.4060; Villa Libertad 11.1840 119.4120
Davao City, Davao del Sur: Lanang 7.1060 125.6430; Matina 7.0580 125.5870; Buhangin 7.1100 125.6130; Bajada 7.0830 125.6130; Talomo 7.0560 125.5560; Toril 7.0200 125.4990; Catalunan Grande 7.0820 125.5520; Ecoland 7.0500 125.5990
Cagayan de Oro, Misamis Oriental: Carmen 8.4800 124.6350; Lapasan 8.4810 124.6640; Pueblo de Oro 8.4430 124.6340; Nazareth 8.4710 124.6490; Bulua 8.5030 124.6190
General Santos, South Cotabato: Lagao 6.1270 125.1930; City Heights 6.1210 125.1720; Bula 6.1080 125.1870; San Isidro 6.1390 125.1800
Zamboanga City, Zamboanga del Sur: Tetuan 6.9170 122.0930; Pasonanca 6.9480 122.0710; Putik 6.9310 122.1050
General Luna, Surigao del Norte: Catangnan 9.7950 126.1620; Malinao 9.7760 126.1300; Poblacion 9.7850 126.1560
`;
