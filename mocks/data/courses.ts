import { hashText } from '../store/ids';
import { dateTimeFrom } from './dates';

/**
 * Issue and expiry of a card of the American Heart Association: it runs for two years and on to the end of the month. Both
 * follow from its number, so that the card on file and the register tell the same; few have run out of late.
 */
export function termOfCard(number: string, epoch: number): { issueDate: string; expirationDate: string } {
  const issueDate = dateTimeFrom(epoch, -15 - ((hashText(`card ${number}`) >>> 0) % 745));
  const [year = 0, month = 0] = issueDate.split('-').map(Number);
  return { issueDate, expirationDate: dateTimeFrom(Date.UTC(year + 2, month, 0), 0) };
}
