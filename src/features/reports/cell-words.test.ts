import { expect, test } from 'vitest';
import { cellWords } from './cell-words';

test.each([
  ['monitoringCategory', 'PartiallyMonitored', 'Partially monitored'],
  ['Monitoring Category', 'NotMonitored', 'Not monitored'],
  ['monitored', 'OigExclusions; Sam; NewList', 'OIG exclusions; SAM exclusions; NewList'],
  ['enrollmentStatus', 'NotSubmitted', 'Not submitted'],
  ['networkStatus', 'NonPar', 'Nonparticipating'],
  ['deactivated', 'false', 'No'],
  ['monitoringCategory', 'SomethingNew', 'SomethingNew'],
  ['credentialedDate', '2026-11-16', 'Nov 16, 2026'],
  ['lastName', 'Sam', 'Sam'],
  ['constructor', 'Sam', 'Sam'],
  ['monitored', '', ''],
])('Under %s the cell %j says %j', (heading, cell, words) => {
  expect(cellWords(heading, cell)).toBe(words);
});
