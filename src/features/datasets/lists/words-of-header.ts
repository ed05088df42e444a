/** Abbreviations, other forms of a word and words of one meaning, each as the one word that meanings are told by. */
const spelled: Record<string, string> = {
  prov: 'provider',
  prvdr: 'provider',
  providers: 'provider',
  nbr: 'number',
  num: 'number',
  no: 'number',
  lic: 'license',
  licence: 'license',
  licensure: 'license',
  addr: 'address',
  addresses: 'address',
  eff: 'effective',
  dt: 'date',
  dte: 'date',
  excl: 'exclusion',
  excluded: 'exclusion',
  exclude: 'exclusion',
  sanc: 'sanction',
  sanctioned: 'sanction',
  sanctions: 'sanction',
  suspended: 'suspension',
  debarred: 'debarment',
  term: 'termination',
  terminated: 'termination',
  org: 'organization',
  organisation: 'organization',
  bus: 'business',
  fname: 'first',
  given: 'first',
  lname: 'last',
  surname: 'last',
  family: 'last',
  mname: 'middle',
  mi: 'middle',
  mid: 'middle',
  dob: 'birth',
  birthday: 'birth',
  born: 'birth',
  postal: 'zip',
  zipcode: 'zip',
  town: 'city',
  st: 'state',
  reinstated: 'reinstatement',
  reinstate: 'reinstatement',
  reinst: 'reinstatement',
  agcy: 'agency',
  spec: 'specialty',
  speciality: 'specialty',
  begin: 'start',
  beginning: 'start',
  from: 'start',
  expires: 'end',
  expiration: 'end',
  expiry: 'end',
  ending: 'end',
  thru: 'end',
  through: 'end',
  until: 'end',
  individuals: 'individual',
  aliases: 'alias',
  ein: 'taxid',
  fein: 'taxid',
  tin: 'taxid',
};

/** Words that stick together, `SANCDATE`, `busname`. */
const compound = /^(?!update|surname|username)([a-z]{3,})(date|name|number|nbr|num|type)$/;

/** The words of a column's name, small, cut at capitals too (`ProvNPI`), abbreviations spelled out. */
export function wordsOfHeader(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/(\p{L})(\d)/gu, '$1 $2')
    .replace(/\b([adfn])\s?[./]\s?([bk])\s?[./]\s?a\b\.?/gi, '$1$2a')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => compound.exec(word)?.slice(1) ?? [word])
    .map((word) => spelled[word] ?? word);
}
