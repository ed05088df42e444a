/** A community of the United States by its surnames, as far as names and languages go together. */
export interface Community {
  /** Of 1,000 people; the shares of all come to about as many. */
  ratio: number;
  ethnicity: string;
  /** Spoken by many beside English. */
  languages: readonly string[];
  /** The more frequent ones first. */
  surnames: readonly string[];
}

const community = (
  ratio: number,
  ethnicity: string,
  languages: readonly string[],
  surnames: string,
): Community => ({
  ratio,
  ethnicity,
  languages,
  surnames: surnames.split(' ').map((name) => name.replaceAll('_', ' ')),
});

/** Several hundred surnames of all communities; many are at home in more than one. */
export const communities: readonly Community[] = [
  community(
    540,
    'White',
    [],
    "Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Thomas Taylor Moore Jackson Martin Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Nelson Baker Hall Campbell Mitchell Carter Roberts Phillips Evans Turner Parker Collins Edwards Stewart Morris Murphy Cook Rogers Morgan Peterson Cooper Reed Bailey Bell Kelly Howard Ward Cox Richardson Wood Watson Brooks Bennett Gray James Hughes Price Myers Long Foster Sanders Ross Powell Sullivan Russell Jenkins Perry Barnes Fisher Henderson Coleman Simmons Patterson Jordan Reynolds Hamilton Graham Wallace Cole West Hayes Bryant Gibson Ellis Stevens Murray Ford Marshall Owens McDonald Harrison Kennedy Wells Woods Webb Simpson Tucker Porter Hunter Hicks Crawford Henry Boyd Mason Warren Dixon Burns Gordon Shaw Holmes Rice Robertson Hunt Black Daniels Palmer Mills Nichols Grant Knight Ferguson Rose Stone Hawkins Dunn Perkins Hudson Spencer Gardner Stephens Payne Pierce Berry Matthews Arnold Wagner Willis Ray Watkins Olson Carroll Duncan Snyder Hart Cunningham Bradley Lane Andrews Harper Fox Riley Armstrong Carpenter Weaver Greene Lawrence Elliott Sims Austin Peters Kelley Franklin Lawson Fields Ryan Schmidt Carr Wheeler Chapman Oliver Montgomery Richards Williamson Johnston Meyer Bishop McCoy Howell Morrison Hansen Garner Harvey Little Burton Stanley George Jacobs Reid Fuller Lynch Dean Gilbert Garrett Welch Larson Frazier Burke Hanson Day Bowman Fowler Brewer Hoffman Carlson Pearson Holland Douglas Fleming Jensen Byrd Davidson Hopkins May Terry Wade Walters Curtis Neal Caldwell Lowe Jennings Barnett Graves Horton Shelton Barrett Sutton Gregory McKinney Lucas Miles Craig Rodgers Chambers Holt Lambert Fletcher Watts Bates Hale Rhodes Beck Newman Haynes McDaniel Vaughn Parks Dawson Norris Hardy Steele Curry Powers Schultz Barker Page Keller Chandler Weber Leonard Walsh Lyons Ramsey Wolfe Schneider Mullins Benson Sharp Bowen Barber Cummings Hines Baldwin Griffith Hubbard Reeves Warner Stevenson Burgess Tate Mack Moss Thornton Dennis McGee Farmer Glover Manning Cohen Harmon Robbins Newton Todd Blair Higgins Ingram Reese Cannon Strickland Townsend Potter Goodwin Walton Rowe Hampton Patton Swanson Joseph Francis Goodman Yates Becker Erickson Hodges Conner Adkins Webster Norman Malone Hammond Cobb Quinn Blake Maxwell Pope Floyd Osborne Paul McCarthy Lindsey Gibbs Tyler Fitzgerald Stokes Doyle Sherman Saunders Greer Simon Waters Ballard Schwartz McBride Houston Christensen Klein Pratt Briggs Parsons McLaughlin Zimmerman French Buchanan Moran Copeland Pittman Brady McCormick Holloway Brock Poole Frank Logan Owen Marsh Drake Jefferson Morton Abbott Sparks Patrick Norton Clayton Massey Lloyd Carson Bowers Roberson Barton Lamb Harrington Casey Boone Clarke Mathis Singleton Wilkins Bryan Underwood Hogan McKenzie Collier Phelps McGuire Allison Bridges Wilkerson Nash Summers Atkins Abernathy Acker Albrecht Aldridge Alston Ames Applegate Ashford Atwood Avery Bancroft Barlow Bartlett Beaumont Beckwith Bingham Blackwell Bolton Bradshaw Brennan Brewster Buckley Callahan Cavanaugh Childress Coffey Conway Dalton Dillon Donnelly Dorsey Dudley Eaton Emerson Everett Farrell Finley Flynn Foley Gallagher Gentry Hanley Hastings Hendricks Hewitt Hobbs Hutchinson Ivey Kendall Kirby Lang Lockhart Mayfield McAllister McCall McIntyre Mercer Merritt Middleton Nolan O'Brien O'Connor O'Neill Odom Pace Pickett Prescott Rollins Rutledge Sawyer Sheppard Sinclair Stanton Stafford Stratton Sweeney Thatcher Tierney Travis Upton Vance Vaughan Wallis Whitfield Whitley Wilder Winslow Wyatt York Youngblood",
  ),
  community(
    95,
    'BlackOrAfricanAmerican',
    [],
    'Washington Jefferson Williams Johnson Jackson Robinson Harris Brown Davis Booker Gaines Coleman Dorsey Hairston Dupree Broadnax Muhammad Banks Mosley Battle Pettway Jeffries Bolden Gadsden Mayes Ambrose Baptiste Toussaint Tillman Braxton',
  ),
  community(
    160,
    'HispanicOrLatino',
    ['Spanish'],
    'Garcia Rodriguez Martinez Hernandez Lopez Gonzalez Perez Sanchez Ramirez Torres Flores Rivera Gomez Diaz Cruz Reyes Morales Gutierrez Ortiz Ramos Chavez Mendoza Ruiz Alvarez Castillo Romero Herrera Medina Aguilar Vargas Guzman Moreno Jimenez Castro Salazar Soto Delgado Vega Ortega Santiago Estrada Sandoval Maldonado Rios Guerrero Alvarado Padilla Figueroa Cortez Luna Contreras Silva Santos Garza Valdez Fuentes Espinoza Campos Cabrera Navarro Acosta Molina Cervantes Trujillo Velasquez Montoya Miranda Serrano Rosario Pacheco Marquez Villarreal Zamora Escobar Trevino Quintero Barrera Solis Avila Duran Peña Núñez Muñoz García-Márquez Acosta-Villarreal de_la_Cruz de_León',
  ),
  community(
    24,
    'Asian',
    ['Mandarin'],
    'Chen Wang Li Liu Zhang Lin Huang Yang Wu Wong Chan Chang Lee Zhao Xu Zhou Ng Cheng Sun Ho Lam Leung Tang Hsu',
  ),
  community(18, 'Asian', ['Vietnamese'], 'Nguyen Tran Le Pham Huynh Vo Bui Dang Do Ngo Hoang Truong Dinh Vu'),
  community(
    18,
    'Asian',
    ['Tagalog'],
    'Santos Reyes Bautista dela_Cruz Villanueva Mendoza Aquino Manalo Pascual Domingo Tolentino Mercado Salonga Dizon Panganiban',
  ),
  community(16, 'Asian', ['Korean'], 'Kim Lee Park Choi Kang Yoon Cho Chung Shin Han Lim Oh Kwon Song'),
  community(
    7,
    'Asian',
    ['Japanese'],
    'Tanaka Yamamoto Nakamura Watanabe Sato Suzuki Kobayashi Ito Yoshida Aoki Hayashi Mori',
  ),
  community(
    42,
    'Asian',
    ['Hindi'],
    'Patel Singh Shah Sharma Kumar Gupta Desai Mehta Reddy Rao Kaur Agarwal Iyer Joshi Nair Krishnan Raghunathan Chaudhry Anand Kapoor Malhotra Banerjee Ahmed Khan Hussain Malik Siddiqui Rahman',
  ),
  community(
    20,
    'White',
    ['Arabic'],
    'Haddad Nasser Khoury Ahmadi Aziz Hassan Mansour Saleh Ibrahim Farah Najjar Karimi Hosseini Sayegh Bishara Tehrani',
  ),
  community(
    22,
    'BlackOrAfricanAmerican',
    ['French'],
    'Okafor Adeyemi Mensah Asante Oyelaran Abara Okoro Nwosu Eze Balogun Owusu Boateng Tesfaye Bekele Diallo Mbeki Abebe Chukwu Adebayo Osei',
  ),
  community(
    22,
    'White',
    ['Polish', 'Russian'],
    'Kowalski Nowak Wisniewski Novak Petrov Ivanova Kovalenko Popov Horvath Shevchenko Zielinski Kaminski Sokolov Dvorak',
  ),
  community(
    8,
    'BlackOrAfricanAmerican',
    ['Haitian Creole'],
    'Pierre Jean Baptiste Joseph Charles Desir Toussaint Francois Augustin Etienne',
  ),
  community(
    8,
    'AmericanIndianOrAlaskaNative',
    ['Navajo'],
    'Begay Yazzie Tsosie Benally Tso Nez Bitsui Chee Etsitty Roanhorse',
  ),
  community(
    40,
    'White',
    [],
    'Schmidt Meyer Wagner Hoffman Schultz Weber Schneider Keller Becker Zimmerman Klein Schwartz Schroeder Kaiser Krueger Vogel Lindqvist Larsen Olsen Andersson Johansen Lindgren Bergstrom Nygaard Søndergaard Müller Van_der_Berg Van_Dyke DeVries Hoekstra',
  ),
  community(
    30,
    'White',
    [],
    "Russo Romano Esposito Ricci Moretti DeLuca Marino Greco Gallo Caruso Lombardi D'Angelo Bianchi Conti Arcuri Ferrara Pellegrino Mancini Rizzo Santoro",
  ),
  community(
    20,
    'White',
    [],
    'Cohen Levy Friedman Goldberg Katz Rosenberg Kaplan Shapiro Rosen Levine Weinstein Bernstein Feldman Greenberg',
  ),
  community(
    5,
    'NativeHawaiianOrOtherPacificIslander',
    [],
    'Kealoha Kahale Kamaka Kekoa Akana Tuiasosopo Faleolo Leota Manu Tavita',
  ),
];
