const words = (text: string) => text.split(' ').map((word) => word.replaceAll('_', ' '));

export const firstNames = words(
  'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Carlos Karen Daniel Nancy Matthew Lisa Anthony Betty Mark Sandra Steven Ashley Paul Emily Andrew Kimberly Joshua Margaret Kenneth Donna Kevin Michelle Brian Carol Priya Amanda Wei Melissa Omar Deborah Chidi Stephanie Rosa Rebecca Guadalupe Sharon Folake Laura Neha Cynthia Roya Kathleen Johannes Amy Mateo Angela Vikram Shirley Kenji Anna Kwabena Brenda Samira Pamela José Renée Zoë Björn Łukasz Siobhán Nguyễn Thu Aaliyah DeShawn Mei-Ling Jean-Luc Fatima Ibrahim Yusuf Hannah Ingrid Marisol Luz Esperanza Hyun-Woo Soo-Jin Kaito Amara Ngozi Tariq Leila Dmitri Svetlana Anneliese',
);

export const lastNames = words(
  "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez Abara Abernathy Acosta-Villareal Adeyemi Agarwal Ahmadi Albrecht Allende Anand Andersson Aoki Arcuri Armitage Asante Aziz Castellanos Haddad Lindqvist Whitaker Nasser Greene O'Brien O'Connor D'Angelo de_la_Cruz Van_der_Berg Núñez Peña Muñoz Müller Søndergaard Kowalski Okafor Mbeki Tanaka Raghunathan García-Márquez St._Clair McAllister Fitzgerald Yamamoto Oyelaran Hassan Cohen Rosenberg Bui Tran Pham Kaur Singh Desai",
);

export const streets = words(
  'Maple Oak Cedar Pine Elm Washington Lake Hill Park Central Camelback Lomas Main Church High Walnut Sunset Highland Franklin Jefferson Madison River Spring Prospect Meadow',
);
export const streetKinds = words('St Ave Blvd Dr Rd Ln Way Ct');

const places =
  'AL Montgomery 361,Birmingham 352;AK Anchorage 995;AZ Phoenix 850,Tucson 857,Mesa 852;AR Little Rock 722;CA Los Angeles 900,San Diego 921,Sacramento 958;CO Denver 802,Boulder 803;CT Hartford 061;DE Dover 199;DC Washington 200;FL Miami 331,Tampa 336,Orlando 328;GA Atlanta 303,Savannah 314;HI Honolulu 968;ID Boise 837;IL Chicago 606,Springfield 627;IN Indianapolis 462;IA Des Moines 503;KS Wichita 672;KY Louisville 402;LA New Orleans 701;ME Portland 041;MD Baltimore 212;MA Boston 021,Worcester 016;MI Detroit 482,Lansing 489;MN Minneapolis 554,Duluth 558;MS Jackson 392;MO Kansas City 641;MT Billings 591;NE Omaha 681;NV Las Vegas 891,Reno 895;NH Concord 033;NJ Newark 071,Trenton 086;NM Albuquerque 871,Santa Fe 875;NY New York 100,Buffalo 142,Albany 122;NC Charlotte 282,Raleigh 276;ND Fargo 581;OH Columbus 432,Cleveland 441;OK Tulsa 741;OR Portland 972,Salem 973;PA Philadelphia 191,Pittsburgh 152;RI Providence 029;SC Columbia 292;SD Sioux Falls 571;TN Nashville 372;TX Houston 770,Austin 787,Dallas 752;UT Salt Lake City 841,Provo 846;VT Burlington 054;VA Richmond 232,Norfolk 235;WA Seattle 981,Spokane 992;WV Charleston 253;WI Milwaukee 532;WY Cheyenne 820;AS Pago Pago 967;GU Hagåtña 969;MP Saipan 969;PR San Juan 009,Ponce 007;VI Charlotte Amalie 008';

/** A few places of each state; the first digits of their ZIP codes belong to it. */
export const cities: Record<string, [city: string, zip: string][]> = Object.fromEntries(
  places.split(';').map((state) => [
    state.slice(0, 2),
    state
      .slice(3)
      .split(',')
      .map((place) => [place.slice(0, -4), place.slice(-3)] as [string, string]),
  ]),
);

/** Where the organization works; elsewhere are few. */
export const statesOfPractice = words('AZ CA CO FL GA IL MA MI MN NC NJ NM NV NY OH OR PA PR TX UT VA WA');

export const credentialingStatuses = [
  'Credentialed',
  'Credentialed',
  'Credentialed',
  'Credentialed',
  'Credentialed',
  'Credentialed',
  'In process',
  'Provisional',
  'Recredentialing',
  'Not credentialed',
];
export const languages = [
  'English',
  'Spanish',
  'Mandarin',
  'Vietnamese',
  'Tagalog',
  'Arabic',
  'French',
  'Haitian Creole',
  'Hindi',
  'Korean',
];
export const segments = ['West', 'South', 'Mountain', 'Northeast', 'Midwest'];
