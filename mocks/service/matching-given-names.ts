/**
 * Given names of the United States with their other spellings and, behind the colon, the short forms and nicknames of
 * those who bear them. A short form may be of several names. Usage of the language, written for this table; three of four pairs
 * stand in the public table of nicknames as well (github.com/carltonnorthern/nicknames, names.csv, read on 2026-11-28),
 * whose rarer pairs (Ann for Nancy, Lisa for Elizabeth) are left out: today they are two names.
 */
const namesWithForms = `
aaron aron; abigail abigale: abby abbie gail; abraham: abe bram; adelaide: addie; adrian adrien;
adrienne adriane; agnes: aggie nessie; alan allan allen: al; albert: al bert bertie; alejandra: alex;
alejandro: alex; alexander aleksander: alex al sandy xander lex alec;
alexandra aleksandra: alex sandy lexi alexa; alexis: alex lexi; alfred: al fred freddie alf; alice alyce: allie;
alicia alisha alycia: allie; alison allison alyson allyson: allie ali; alyssa alissa: allie; amanda: mandy;
amelia: millie; amy aimee; andrea: andi drea; andrew andre: andy drew; angela: angie angel;
angelica: angie angel; angelina: angie; ann anne: annie nan; anna ana: annie; annette: annie nettie;
anthony antony: tony; antoinette: toni nettie; antonio: tony; archibald: archie; arnold: arnie;
arthur: art artie; ashley ashleigh ashlee; audrey audra; augustus: gus august augie;
barbara barbra: barb barbie babs bobbie; barry barrie; bartholomew: bart; beatrice beatriz: bea trixie;
benjamin: ben benny benji; bernadette: bernie; bernard: bernie; bethany: beth; beverly beverley: bev;
bobby bobbie; bonnie bonny; bradley bradly: brad; brandon branden; brandy brandi; brett bret;
brian bryan bryon brien; briana brianna bryanna; bridget bridgette brigid: bridie;
brittany brittney britney: britt; caitlin katelyn kaitlin kaitlyn caitlyn: kate katie cait; calvin: cal;
cameron: cam; candice candace: candy; carl karl; carla karla; carol carole karol caroll;
caroline carolyn carolynn: carrie carly lynn; carrie kari carri; casey kasey; cassandra kassandra: cassie sandy;
catherine katherine kathryn katharine cathryn kathrine catharine: kate katie kathy cathy kat kay kit kitty cat;
cecilia cecelia: cece celia; charles: charlie chuck chas charley chip; charlotte: charlie lottie char;
chelsea chelsey; cheryl sheryl cheryll: cheri sherry; christa krista; christian kristian: chris;
christina kristina cristina khristina: chris tina chrissy christy kristi christie kristy;
christine kristine christene: chris chrissy christy christie kristy tina;
christopher kristopher cristopher christofer: chris topher kit kris; cindy cyndi; claire clare clair;
clarence: clare; claudia: claud; clifford: cliff; clinton: clint; cody kody; colleen coleen; connor conor;
constance: connie; corey cory kory; cornelius: neil con; courtney kourtney; craig kraig;
crystal krystal chrystal cristal: crys; curtis kurtis: curt; cynthia: cindy cyndi; daniel: dan danny;
danielle daniele: dani; darlene darleen; darrell darryl daryl darrel; darren daren darrin;
david: dave davey davy; deanna deana; deborah debra debora: deb debbie debby debbi; delores dolores: dee lola;
denise denyse: deni; dennis denis: denny; derek derrick derrek; diana: di; diane dianne dyan: di;
dominic dominick: dom nick; donald: don donny donnie; dorothy dorothea: dot dottie dolly dory;
douglas douglass: doug; dwayne duane; earl earle; edgar: ed eddie; edith: edie; edmund edmond: ed eddie ned;
eduardo: ed eddie; edward: ed eddie ned ted teddy; edwin: ed eddie; eileen ilene aileen; elaine elayne: lainie;
eleanor elinor eleanore: ellie nell nellie; elijah: eli;
elizabeth elisabeth: liz beth betsy betty bess eliza lizzie libby liza ellie lizzy bessie;
ellen ellyn: ellie nell; emily emilie emely: em; emma: em; eric erik erick; erica erika ericka; erin eryn;
ernest: ernie; esther ester: essie; eugene: gene; eugenia: genie; evelyn evelynn: evie; ezekiel: zeke;
faith: fay faye; felicia phelicia; fernando: fernie; florence: flo flossie; frances: fran francie frannie;
francesca: fran; francis: frank fran; francisco: paco pancho; franklin: frank;
frederick fredrick frederic: fred freddie rick; gabriel: gabe; gabrielle gabriela gabriella: gabby;
gail gayle gale; gary garry; genevieve: jenny gen; geoffrey jeffrey jeffery jeffry: jeff geoff;
george jorge: georgie; gerald jerald gerard: jerry gerry; geraldine: gerry jeri gerri; gertrude: trudy gert;
gilbert: gil bert; gina geena; glenn glen; gordon: gordy; gregory: greg gregg; guadalupe: lupe; guillermo: memo;
gwendolyn gwendolen: gwen wendy; hailey haley hayley haylee; hannah hanna; harold: harry hal;
harriet harriett: hattie; harvey: harv; helen helene: nell; henrietta: etta hettie; henry: hank harry hal;
herbert: herb bert; howard: howie; hubert: hugh bert; ian iain; ignacio: nacho; ines inez; isaac isaak: ike;
isabel isabelle isabella isobel: bella izzy belle; jacob jakob: jake;
jacqueline jaqueline jacquelyn jacklyn: jackie jacqui; james: jim jimmy jimmie jamie jem; jamie jaime jaimie;
jane jayne: janie; janet janette: jan; janice janis: jan; jared jarrod jarod; jasmine jasmin yasmin;
jason jayson: jay; jean jeanne: jeannie; jeanette jeannette; jennifer jenifer: jenny jen jenn jennie;
jeremiah: jerry; jeremy jeremey; jerome: jerry; jesse jessie; jessica: jess jessie; jesus: chuy;
jillian gillian: jill; joann joanne: jo; joanna johanna: jo; jody jodi jodie; john jon: johnny jack johnnie;
jonathan johnathan jonathon johnathon: jon jonny; jordan jordyn; jose: pepe joe; joseph josef: joe joey jos;
josephine: jo josie; joshua: josh; juanita: nita; judith: judy judi; julia: julie; julian: jule; juliet juliette;
kara cara; karen karin caren karyn; kathleen cathleen: kathy kate katie cathy kay kathie; kathy cathy kathie;
katie katy; kayla kaylah: kay; kelly kelley kellie kelli; kelsey kelsie; kenneth kennith: ken kenny;
kerry kerri keri; kevin kevyn; kimberly kimberley kimberlee: kim kimmy;
kirsten kristen kristin kirstin: kris kristy kirsty; kurt curt; laura lora: laurie; lauren lauryn: laurie;
laurence lawrence: larry lars lon; leah lea; lee leigh; leila layla; leonard: leo len lenny; leonardo: leo;
leopold: leo; leroy: roy; leslie lesley: les; lester: les; leticia: letty; lewis louis luis: lou louie;
lillian lilian: lily lil lilly; linda lynda: lin lindy; lindsay lindsey lyndsey: lin; lisa leesa;
lori laurie lorie; lorraine loraine: lori rainey; louise luise: lou lulu; lucas lukas: luke; lucille: lucy lou;
lucinda: lucy cindy; lydia: liddy; lynn lynne lin; mackenzie mckenzie: mac; madeline madeleine madelyn: maddie;
madison: maddie; mae may; malcolm malcom; manuel: manny; marc mark; marcia marsha; marco marcos; marcus markus;
margaret margarett margret: peggy meg maggie marge margie peg maggy greta; margarita: rita;
marianne marian maryann maryanne; marilyn marylin marilynn; marissa marisa;
marjorie margery marjory: marge margie; marlene marlena; martha: marty; martin: marty; marvin: marv;
mary: molly polly mae mamie; mathew matthew: matt matty; matilda: tilly mattie; maureen: mo reenie;
maurice morris: mo; maximilian: max; maxwell: max; megan meghan meagan meaghan: meg; melanie: mel;
melinda: mindy lindy; melissa mellisa: missy mel lissa; melvin: mel;
michael micheal mikael: mike mick micky mickey; michelle michele: shelly shelley; miguel: mike; mildred: millie;
miranda: mandy; miriam: mimi; mitchell: mitch; molly mollie; monica monika;
muhammad mohammed mohammad mohamed muhammed: mo; nancy: nan; natalie nathalie: nat; natasha: tasha;
nathan: nate nat; nathaniel nathanael: nate nat; neil neal; nicholas nicolas nickolas: nick nicky nico;
nicola: nicky; nicole nichole: nikki nicky; noel noelle; nora norah; norman: norm; oliver: ollie;
olivia: liv livvy ollie; oscar oskar; paige page; pamela: pam pammy;
patricia: pat patty trish tricia patti patsy; patrick: pat paddy; pauline: polly; penelope: penny; peter: pete;
philip phillip: phil pip; priscilla: cilla; quentin quinton; rachel rachael rachelle: rae; randall randal: randy;
randolph: randy; raphael rafael: rafe rafi; raymond raymund: ray; rebecca rebekah: becky becca;
reginald: reg reggie; renee rene; rhonda ronda; ricardo: rick ricky; richard: rick dick rich richie ricky rik;
robert: bob rob bobby robbie robby; roberta: bobbie robbie; roberto: bob rob; robin robyn; roderick: rod;
rodney: rod; roger rodger: rog; roland rolland; ronald: ron ronnie; rosa rose: rosie;
rosemary rosemarie: rose rosie; roxanne: roxie; ruben reuben; russell russel: russ rusty; ruth: ruthie;
sally sallie; samantha: sam sammy; samuel: sam sammy; sandra sondra: sandy; sara sarah: sally sadie;
scott: scotty; sean shawn shaun; sebastian: seb; shannon shanon; sharon sharron: shari sherry; sheila shiela;
sherry sherri sheri; shirley: shirl; sidney sydney: sid syd; silvia sylvia: syl; sofia sophia sophie;
solomon: sol; sonia sonya sonja; spencer spenser; stacy stacey staci; stanley: stan;
stephanie stefanie stephany stephani: steph stevie; steven stephen stephan steffen: steve stevie steph;
stewart stuart: stu; susan susanne suzanne susann: sue susie suzie suzy; susanna susannah: sue susie;
tabitha: tabby; tamara: tammy tami; tammy tammie tami; tanya tonya tania; tara tarah;
terence terrence terrance: terry; teresa theresa therese teressa: terry tess terri; terry terri;
thaddeus: thad ted; theodora: dora theo; theodore: ted theo teddy; thomas tomas: tom tommy;
tiffany tiffani: tiff; timothy: tim timmy; todd tod; toni tony; tracy tracey traci; tricia trisha;
tristan tristen; tyler tylor: ty; tyrone: ty; valerie valarie: val; vanessa: nessa; vernon: vern;
veronica: ronnie roni; victor viktor: vic; victoria viktoria: vicky tori vicki vickie; vincent: vince vinny vin;
virginia: ginny ginger ginnie; vivian vivien: viv; vladimir wladimir: vlad; walter: walt wally; wendy wendi;
wesley: wes; wilfred: will fred; wilhelmina: mina willa; william: bill will billy willie liam willy;
winifred: winnie; yvonne evonne; zachary zachery zackary zachariah: zack zach zac; zoe zoey
`;

/** Names that have no other form in use. */
const otherNames = `
ada adele alana alina alma amber andra april brenda brent bruce carlo carlos carlton carmen chad dale dana
daniela dawn dean desiree diego donna dustin elena elsa emilio enrique ernesto ethan evan floyd georgette
georgia georgina glenda gloria grace heather hector heidi hilda hope hugo ida irene irma israel ivan jaclyn
jasper javier jenna joan joaquin joel josefina joy joyce juan julio justin justine keith kendra kirk krystle
kyla kyle lana lance latoya laverne lena leona levi lionel logan lois lorena luisa luz lynette mabel marcella
maria maribel marie marina mario marisol marta mateo maxine maya meredith mia michaela monique morgan myra myrna
nadine nelson nestor nina noah norma olga opal orlando paolo patrice paul paula paulette pearl pedro phoebe
phyllis rafaela ralph ramon raquel raul reid ricarda robbin roosevelt rosalie rosalind rosario ross rufus ryan
sabrina salvador santiago sergio seth shane shelby shelia simon stella taylor terrell thelma tomasa travis
trevor velma vera veronique viola violet wanda warren wayne wendell whitney wilma wilson xavier yolanda
`;

interface Form {
  /** The number of the name, of which this is a form. */
  name: number;
  isShort: boolean;
}

/** What each word may be a form of. */
const formsOfWord = new Map<string, Form[]>();

/** The first letters of each name's forms, by its number. */
const firstLettersOfName: string[][] = [];

for (const [name, text] of [...namesWithForms.split(';'), ...otherNames.split(/\s+/)].entries()) {
  const [spellings = [], short = []] = text.split(':').map((words) => words.split(/\s+/).filter(Boolean));
  for (const word of spellings) addForm(word, { name, isShort: false });
  for (const word of short) addForm(word, { name, isShort: true });
  firstLettersOfName.push([...new Set([...spellings, ...short].map((word) => word.charAt(0)))]);
}

function addForm(word: string, form: Form): void {
  const known = formsOfWord.get(word);
  if (known) known.push(form);
  else formsOfWord.set(word, [form]);
}

/** Whether a word, in lower case and without accents, is a usual given name. */
export const isGivenName = (word: string): boolean => formsOfWord.has(word);

/**
 * Bits that the forms of a name share, for those names whose forms do not all begin with the same letter (William and
 * Bill); 0 for all others. Names that have nothing to do with each other may share one, too.
 */
export function bitsOfGivenName(word: string): number {
  let bits = 0;
  for (const { name } of formsOfWord.get(word) ?? [])
    if ((firstLettersOfName[name]?.length ?? 0) > 1) bits |= 1 << (name % 32);
  return bits;
}

/** The first letters of all forms of a name, without that of the given one: `b` and `l` of William, for Bill and Liam. */
export function otherInitials(word: string): string[] {
  const letters = (formsOfWord.get(word) ?? []).flatMap(({ name }) => firstLettersOfName[name] ?? []);
  return [...new Set(letters)].filter((letter) => letter !== word.charAt(0));
}

/** How well two forms of one name agree, by how many of the two are short forms. */
const similarities = { noShortForm: 0.97, oneShortForm: 0.95, twoShortForms: 0.85 };

/**
 * How well two given names agree, from 0 to 1, as far as they are usual: two spellings of one name best (Catherine,
 * Katherine), then a name and its short form (Katherine, Kate), then two short forms (Kate, Kathy); 0 for two names, however
 * alike they are written (Daniel, Danielle). Undefined where one of them is not known.
 */
export function similarityOfForms(one: string, other: string): number | undefined {
  const [ours, theirs] = [formsOfWord.get(one), formsOfWord.get(other)];
  if (!ours || !theirs) return undefined;
  let best = 0;
  for (const a of ours) {
    for (const b of theirs) if (a.name === b.name) best = Math.max(best, similarityOfKinds(a, b));
  }
  return best;
}

function similarityOfKinds(a: Form, b: Form): number {
  if (a.isShort && b.isShort) return similarities.twoShortForms;
  return a.isShort || b.isShort ? similarities.oneShortForm : similarities.noShortForm;
}
