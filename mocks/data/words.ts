const words = (text: string) => text.split(' ').map((word) => word.replaceAll('_', ' '));

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

/** The organization's segments with the states that belong to each. */
const statesOfSegments: Record<string, string[]> = {
  West: words('AK CA HI OR WA AS GU MP'),
  South: words('AL AR DC DE FL GA KY LA MD MS NC OK SC TN TX VA WV PR VI'),
  Mountain: words('AZ CO ID MT NM NV UT WY'),
  Northeast: words('CT MA ME NH NJ NY PA RI VT'),
  Midwest: words('IA IL IN KS MI MN MO ND NE OH SD WI'),
};

export const segments = Object.keys(statesOfSegments);

/** The segment of each state. */
export const segmentOfState: ReadonlyMap<string, string> = new Map(
  Object.entries(statesOfSegments).flatMap(([segment, states]) =>
    states.map((state) => [state, segment] as const),
  ),
);

/** The other states of the same segment, where people from there practice too. */
export function statesNear(state: string): string[] {
  const near = statesOfSegments[segmentOfState.get(state) ?? ''] ?? [];
  return near.filter((other) => other !== state);
}

const areaCodes = new Map(
  'AL 334 205;AK 907;AZ 602 520 480;AR 501;CA 213 619 916;CO 303 720;CT 860;DE 302;DC 202;FL 305 813 407;GA 404 912;HI 808;ID 208;IL 312 217;IN 317;IA 515;KS 316;KY 502;LA 504;ME 207;MD 410;MA 617 508;MI 313 517;MN 612 218;MS 601;MO 816;MT 406;NE 402;NV 702 775;NH 603;NJ 973 609;NM 505 505;NY 212 716 518;NC 704 919;ND 701;OH 614 216;OK 918;OR 503 503;PA 215 412;RI 401;SC 803;SD 605;TN 615;TX 713 512 214;UT 801 801;VT 802;VA 804 757;WA 206 509;WV 304;WI 414;WY 307;AS 684;GU 671;MP 670;PR 787 787;VI 340'
    .split(';')
    .map((row) => [row.slice(0, 2), row.slice(3).split(' ')]),
);

/** The area codes of the places of a state, in the same order where there are several. */
export function areaCodesOf(state: string): readonly string[] {
  return areaCodes.get(state) ?? ['800'];
}
