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

/** Whether a word, in small or capital letters, is a given name that is common in the United States. */
export const isUsualGivenName = (word: string): boolean => given.has(word.toLowerCase());

/** Given and middle names that usually stand beside the Vietnamese last name Le. */
const besideLe = new Set(
  `anh bao binh chau chi cuong dinh duc dung duy giang ha hai hanh hien hieu hoa hoang hong hung huong huu huy
  khanh khoa kim lan linh loan long mai minh my nam nga ngoc nhung oanh phong phuc phuong quan quang quoc quynh
  son tam tan thang thanh thao thi thien thinh thu thuy tien tin toan trang tri trinh trung tu tuan tung tuyen
  tuyet uyen van viet vinh vu xuan yen`.split(/\s+/),
);

/** Whether a word behind `particle` is a given name rather than the rest of a last name: `LE TUAN`, `BEN ANN`. */
export const isGivenBehind = (particle: string, word: string): boolean =>
  isUsualGivenName(word) || (/^le\b/i.test(particle) && besideLe.has(word.toLowerCase()));
