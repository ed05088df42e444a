import { oneLine, plainName } from './columns';
import { isFirmName } from './firms';
import { personOf } from './names';
import type { NameOrder } from './types';

/** Given names that are common in the United States and seldom anybody’s last name. */
const given = new Set(
  `aaron adam alan albert alexander alice amanda amber amy andrea andrew angela ann anna anne anthony antonio april
  arthur ashley barbara benjamin beth betty beverly bonnie brandon brenda brian bruce carl carla carlos carol carolyn
  catherine charles charlotte cheryl christina christine christopher cindy crystal cynthia daniel danielle david
  deborah debra denise dennis diana diane donald donna dorothy douglas edward elizabeth emily emma eric erica eugene
  evelyn frank gary george gerald gina gloria gregory harold heather heidi helen henry holly jacqueline jacob james
  jamie jane janet janice jason jeffrey jennifer jeremy jessica jill joan joanne john jonathan jose joseph joshua joyce
  juan judith judy julia julie karen karl katherine kathleen kathryn keith kelly kenneth kevin kimberly kristen larry
  laura lawrence leslie linda lisa lori louis maria marie marilyn mark martha mary matthew megan melanie melissa
  michael michelle mohammed monica nancy natalie nathan nicholas nicole olivia pamela patricia patrick paul paula
  peter philip phyllis rachel ralph raymond rebecca renee richard robert robin roger ronald rosa rose roy russell ruth
  ryan samantha samuel sandra sara sarah scott sean sharon sheila shirley stacy stephanie stephen steven susan tammy
  tanya teresa theresa thomas timothy tina tracy valerie vanessa veronica victor victoria vincent virginia walter
  wanda wendy william yolanda`.split(/\s+/),
);

/** The order of names in a column, with whether enough of them agree to take it without a question. */
export interface GuessedOrder {
  order: NameOrder;
  isSure: boolean;
}

/**
 * Guesses how a column writes names by its cells: by commas that do not stand before a degree, else by where common
 * given names stand. Undefined where nothing tells.
 */
export function guessOrder(cells: readonly string[]): GuessedOrder | undefined {
  const names = cells.map(oneLine).filter((name) => name !== '' && !isFirmName(name));
  if (names.length === 0) return undefined;
  // Without an order only a comma that no degree follows makes a person.
  const lastFirst = names.filter((name) => personOf(name, undefined) !== undefined);
  if (lastFirst.length / names.length >= 0.5) return { order: 'comma', isSure: true };
  let [begins, second] = [0, 0];
  for (const name of names) {
    const words = plainName(name.split(',')[0] ?? '').split(' ');
    if (words.length < 2) continue;
    const [isFirst, isSecond] = [given.has(words[0] ?? ''), given.has(words[1] ?? '')];
    if (isFirst && !isSecond) begins += 1;
    if (isSecond && !isFirst) second += 1;
  }
  const [most, least] = [Math.max(begins, second), Math.min(begins, second)];
  if (most === 0 || most === least) return undefined;
  return { order: begins > second ? 'first last' : 'last first', isSure: most >= 5 && most >= 5 * least };
}
