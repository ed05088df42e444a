const list = (text: string) => text.split(' ');

export interface GivenNames {
  women: readonly string[];
  men: readonly string[];
}

const names = (women: string, men: string): GivenNames => ({ women: list(women), men: list(men) });

/** What children were called all over the country, by the year from which on; the more frequent ones first. */
export const givenNamesSince: readonly [year: number, names: GivenNames][] = [
  [
    1940,
    names(
      'Linda Mary Patricia Barbara Susan Deborah Karen Nancy Donna Cynthia Sandra Pamela Sharon Kathleen Carol Diane Brenda Cheryl Janet Elizabeth Kathy Margaret Janice Carolyn Denise Judy Rebecca Joyce Teresa Christine Catherine Shirley Judith Betty Beverly Lisa Laura Theresa Connie Ann Gloria Julie Gail Joan Paula Peggy Cindy Martha Bonnie Jane Cathy Robin Debra Diana Marilyn Kimberly Rose Sheila Wanda Jean Vicki Rhonda Elaine Anita Lois Yvonne Phyllis Jacqueline Sally Rita Ruth Ellen Maureen Geraldine',
      'James Michael Robert John David William Richard Thomas Mark Charles Steven Gary Joseph Donald Ronald Kenneth Paul Larry Daniel Stephen Dennis Timothy Edward Jeffrey George Gregory Kevin Douglas Terry Anthony Jerry Bruce Randy Frank Brian Scott Roger Raymond Peter Patrick Keith Lawrence Wayne Danny Alan Gerald Ricky Carl Christopher Dale Walter Craig Willie Johnny Arthur Steve Joe Randall Russell Jack Henry Harold Roy Andrew Philip Ralph Glenn Stanley Jimmy Rodney Victor Eugene Albert Curtis Barry Francis Leonard Vincent',
    ),
  ],
  [
    1965,
    names(
      'Jennifer Lisa Kimberly Michelle Amy Angela Melissa Tammy Mary Tracy Julie Karen Laura Christine Susan Dawn Kelly Elizabeth Patricia Stephanie Heather Cynthia Pamela Lori Tina Teresa Rebecca Sandra Maria Shannon Denise Christina Sharon Andrea Barbara Deborah Stacy Donna Wendy Nicole Michele Rhonda Linda Tonya Sarah Tara Paula Dana Stacey Robin Melanie Heidi Monica Gina Cheryl Theresa Carrie Jill Sherry Amanda Leslie Catherine Jessica Nancy Kristin Danielle Tiffany Erin Jacqueline Kathleen April Tanya Renee Suzanne Sheila Yolanda Regina Veronica Alicia Holly Kristen Wanda Valerie Jodi Katherine Margaret Carla Kristine Crystal Felicia Sonya Natalie Rachel Allison',
      'Michael David John James Robert William Christopher Jason Brian Mark Richard Jeffrey Scott Joseph Kevin Steven Timothy Thomas Anthony Charles Daniel Eric Matthew Paul Gregory Kenneth Andrew Todd Stephen Patrick Edward Ronald Sean Donald Keith Ryan Douglas Jonathan Craig Aaron Gary Shawn Chad Peter Bryan Brett Joel Bradley Dennis Raymond Adam Rodney Derek Marcus Troy Larry Darren Philip Jerry Shane Frank Travis Terry Benjamin Randy Jeffery Nathan George Dean Carl Vincent Phillip Samuel Curtis Jeremy Russell Kyle Nicholas Darryl Lawrence Dale Brent Corey Wesley Andre Terrence Clifford Jon Reginald Alan Roger Bruce Marc Erik Victor Tony Joshua',
    ),
  ],
  [
    1980,
    names(
      'Jennifer Jessica Amanda Sarah Melissa Nicole Stephanie Elizabeth Crystal Amy Michelle Heather Tiffany Ashley Rebecca Kimberly Christina Megan Rachel Kelly Amber Laura Erin Lauren Danielle Jamie Lindsay Erica Sara Andrea Emily April Mary Katherine Angela Lisa Samantha Courtney Shannon Kristen Katie Erika Vanessa Natalie Brittany Lindsey Jacqueline Kathryn Allison Alicia Anna Julie Monica Christine Holly Victoria Tara Kristin Melanie Brandi Patricia Natasha Whitney Leah Diana Jenna Krystal Veronica Latoya Kathleen Valerie Cassandra Margaret Meghan Catherine Alison Caitlin Kara Brooke Molly Candice Meredith Bethany Leslie Jillian Dana Latasha Audrey Adrienne Desiree Alexandra Claire Sabrina Gina Renee Carrie Felicia Kendra Bridget Hannah Monique Tamara Rachael Ebony Robyn Tanisha Naomi Colleen Abigail',
      'Michael Christopher Matthew Joshua David James Daniel Robert John Joseph Jason Justin Andrew Ryan William Brian Brandon Jonathan Nicholas Anthony Eric Adam Kevin Thomas Steven Timothy Richard Jeremy Jeffrey Kyle Benjamin Aaron Mark Charles Jacob Stephen Patrick Scott Sean Nathan Zachary Tyler Paul Dustin Gregory Travis Kenneth Bryan Alexander Derek Bradley Marcus Shawn Jesse Samuel Joel Edward Cody Peter Chad Ian Evan Corey Erik Seth Brett Phillip Keith Casey Vincent Derrick Lucas Philip Douglas Mitchell Shane Ronald Trevor Brent Wesley Victor Curtis Donald Raymond George Gary Blake Andre Alex Garrett Terrence Colin Darius Jared Adrian Omar Gabriel Malcolm Calvin Spencer Grant Dominic Xavier Jamal Max Elliott Owen Russell',
    ),
  ],
  [
    1992,
    names(
      'Emily Jessica Ashley Sarah Samantha Taylor Hannah Alexis Rachel Elizabeth Kayla Megan Amanda Madison Lauren Nicole Brianna Victoria Morgan Abigail Olivia Courtney Jasmine Alexandra Haley Stephanie Danielle Jennifer Emma Rebecca Alyssa Natalie Sydney Grace Anna Brooke Allison Katherine Kelsey Shelby Chloe Jordan Sierra Mackenzie Caroline Mary Erin Savannah Paige Katelyn Gabrielle Julia Molly Hailey Mariah Kaitlyn Bailey Claire Sophia Maya Autumn Leah Imani Bethany Faith Zoe Isabel Margaret Cassandra Kiara Michaela Alicia Evelyn Naomi Lydia Audrey Tessa Aaliyah Camille Miranda Jada Vivian Phoebe Harper Simone',
      'Michael Matthew Jacob Christopher Joshua Nicholas Tyler Andrew Daniel Austin Joseph Zachary Brandon David Ryan James John Alexander William Anthony Justin Kyle Jonathan Jordan Cody Benjamin Robert Thomas Samuel Dylan Kevin Christian Eric Nathan Aaron Caleb Logan Ethan Connor Noah Isaiah Trevor Elijah Evan Luke Hunter Gabriel Jack Sean Ian Devin Adrian Cameron Garrett Marcus Mason Seth Xavier Blake Dominic Julian Malik Lucas Colin Spencer Isaac Grant Wesley Peter Jeremiah Tristan Darius Cole Max Henry Owen Simon DeShawn Micah',
    ),
  ],
];

/** What people are called in a community beside that, by the ethnicity or the language that it goes by. */
export const givenNamesOf: Readonly<Record<string, GivenNames>> = {
  BlackOrAfricanAmerican: names(
    'Latoya Keisha Tanisha Ebony Imani Aaliyah Monique Yolanda Latasha Kenya Shanice Jasmine Tamika Nia Keosha Renita Charlene Loretta',
    'Jamal Darnell Terrence DeShawn Malik Andre Marcus Reginald Tyrone Jerome Cedric Lamar Darius Malcolm Isaiah Clarence Marquis',
  ),
  Spanish: names(
    'Maria Guadalupe Rosa Ana Carmen Marisol Luz Esperanza Gabriela Alejandra Daniela Adriana Silvia Leticia Veronica Yesenia Claudia Paola Mariana Elena Lucia Beatriz Ximena Natalia Graciela Ivonne Marisela Blanca Valeria Rocío',
    'Jose Juan Luis Carlos Jorge Miguel Manuel Francisco Javier Alejandro Ricardo Fernando Eduardo Mateo Raul Sergio Roberto Rafael Pedro Hector Arturo Cesar Diego Andres Enrique Alberto Ramon Ernesto Armando Ruben José Andrés Ángel',
  ),
  Mandarin: names(
    'Wei Mei Ling Yan Jing Li Xiaoli Hui Fang Yun Lily Grace Amy Vivian Mei-Ling Shu-Fen',
    'Wei Ming Jun Jian Hao Lei Feng Kai Yong Bo David Kevin Jason Andy Tony',
  ),
  Vietnamese: names(
    'Linh Thu Huong Mai Lan Thuy Ngoc Kim-Anh Trang Phuong Hanh Tuyet Nhung Jenny Christine',
    'Minh Tuan Hung Anh Duc Long Khoa Hieu Quang Vinh Thanh Bao Kevin Andrew Tommy',
  ),
  Tagalog: names(
    'Maria Cristina Marites Rowena Maricel Jocelyn Lourdes Josefina Analyn Rosalie Grace Angelica Marivic',
    'Jose Ramon Antonio Rodel Ferdinand Joselito Edgardo Michael Rommel Benigno Noel Angelo',
  ),
  Korean: names(
    'Ji-Young Soo-Jin Min-Ji Eun-Hee Hye-Jin Grace Esther Hannah Eunice Jane Sun-Hee',
    'Hyun-Woo Sung-Min Jae Dong-Hyun Min-Ho Young Daniel Joseph Samuel Brian Eugene',
  ),
  Japanese: names(
    'Yuki Akiko Keiko Naomi Emi Michiko Kaori Mariko Hana Sachiko',
    'Kenji Hiroshi Takeshi Kaito Ken Daisuke Naoki Kazuo Satoshi Makoto',
  ),
  Hindi: names(
    'Priya Neha Anjali Sunita Deepa Kavita Pooja Anita Meera Shreya Lakshmi Divya Swati Aisha Fatima Nadia Rekha Radhika Sana Ayesha',
    'Vikram Raj Sanjay Anil Amit Rahul Arjun Ravi Suresh Rohan Sunil Karthik Nikhil Imran Bilal Faisal Ashok Deepak Manish Vivek',
  ),
  Arabic: names(
    'Fatima Leila Samira Layla Mariam Nour Rania Hala Yasmin Roya Shirin Nadia Dina Maryam Parisa Salma',
    'Omar Ibrahim Yusuf Tariq Ahmed Hassan Ali Khalid Samir Karim Nabil Reza Farhad Ziad Elias George',
  ),
  French: names(
    'Folake Ngozi Amara Chioma Abena Adaeze Yetunde Akosua Ifeoma Efua Makeda Hanna Aminata Grace Blessing Ama',
    'Chidi Kwabena Emeka Kwame Olumide Kofi Tunde Chinedu Babatunde Ikenna Abiodun Dawit Solomon Mamadou Samuel Emmanuel Obinna',
  ),
  Polish: names(
    'Svetlana Katarzyna Agnieszka Olga Irina Natalia Anna Elena Magdalena Joanna Tatiana Ewa Ludmila',
    'Dmitri Tomasz Piotr Sergei Andrei Vladimir Marek Pavel Łukasz Ivan Oleg Viktor Jan',
  ),
  'Haitian Creole': names(
    'Marie Guerline Nadège Mirlande Fabiola Rose Islande Carline Widline',
    'Jean-Luc Emmanuel Wilner Frantz Pierre Jocelyn Reginald Ricardo Jude',
  ),
};
