import { expect, test } from 'vitest';
import { recogniseList } from './recognise';

/** What the columns of a list that nobody knows are read as. */
function rolesOf(heading: string[]) {
  const { tables } = recogniseList({ fileName: 'Utah.csv', sheets: [{ name: '', rows: [heading] }] });
  return Object.fromEntries(tables[0]?.columns.map(({ name, role }) => [name, role]) ?? []);
}

test.each([
  ['Sanctioned Provider Name', 'name'],
  ['Excluded Individual/Entity', 'name'],
  ['Terminated Provider', 'name'],
  ['Facility/Provider Name', 'name'],
  ['PROVNAME', 'name'],
])('A list has its names under %s', (name, role) => {
  expect(rolesOf([name, 'Exclusion Date', 'NPI'])[name]).toBe(role);
});

test.each([
  ['Date of Exclusion', 'start'],
  ['Exclusion Eff Dt', 'start'],
  ['Exclusion/Termination Date', 'start'],
  ['Period Start Date', 'start'],
  ['Expiration Date', 'end'],
  ['Excluded On', 'start'],
  ['Suspended since', 'start'],
  ['Sanctioned until', 'end'],
  ['Excluded by', 'authority'],
  ['Exclusion Period', 'period'],
  ['Term of Exclusion', 'period'],
  ['Length of Sanction', 'period'],
  ['Eligible to Reapply Date', 'info'],
  ['Date Added', 'info'],
  ['Reinstatement Date', 'reinstated'],
  ['Sanction Type', 'action'],
  ['Type of Sanction', 'action'],
  ['Type of Sanction/Action', 'action'],
  ['Action Type', 'action'],
  ['Exclusion Type', 'action'],
  ['Type of Exclusion', 'action'],
  ['Administrative Action', 'action'],
  ['Action Taken By', 'authority'],
  ['Sanctioning Authority', 'authority'],
  ['Exclusion Authority', 'authority'],
  ['Basis', 'reason'],
  ['Basis for Sanction', 'reason'],
  ['Basis of Action', 'reason'],
  ['Action Date', 'start'],
  ['Excluding Agency', 'authority'],
  ['Termination Reason', 'reason'],
  ['Prov Specialty', 'type'],
  ['Lic #', 'license'],
  ['Medicaid Provider ID', 'providerId'],
  ['A/K/A', 'alias'],
  ['City/State', 'place'],
])('A column %s is read as %s', (name, role) => {
  expect(rolesOf(['Provider Name', 'NPI', 'City', name])[name]).toBe(role);
});
