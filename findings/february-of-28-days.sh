#!/usr/bin/env bash
# A spreadsheet's EDATE never gives a February 29.
# hyperformula@3.5.0; @formulajs/formulajs@4.6.1 calculates the same
#
# EDATE adds months to a date: the day of the month stays, or is the last one where the month has fewer days (OpenFormula), and
# zero months give the date itself (ISO/IEC 29500-1, 18.17.7). 49 months from January 31, 2024 are February 29, 2028, and 48
# months from a February 29 are a February 29. EOMONTH, its companion, gives the last day of the month.
#
# HyperFormula's EDATE takes February for 28 days long in every year; its DATE, its EOMONTH and the difference of two dates
# know leap years. The 29th is lost even where no month is added to it.
#
# Seen:
#   2024-01-31 and 49 months: HyperFormula 2028-02-28, end of that month 2028-02-29, Formula.js 2028-02-29
#   2024-02-29 and 48 months: HyperFormula 2028-02-28, end of that month 2028-02-29, Formula.js 2028-02-29
#   2024-02-29 and 0 months: HyperFormula 2024-02-28, end of that month 2024-02-29, Formula.js 2024-02-29
#   2024-02-29 and 36 months: HyperFormula 2027-02-28, end of that month 2027-02-28, Formula.js 2027-02-28
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact hyperformula@3.5.0 @formulajs/formulajs@4.6.1 >/dev/null

cat >run.mjs <<'END'
import { EDATE } from '@formulajs/formulajs';
import { HyperFormula } from 'hyperformula';

const engine = HyperFormula.buildEmpty({ licenseKey: 'gpl-v3' });
engine.addSheet('Licenses');
const calculate = (formula) => engine.calculateFormula(`=TEXT(${formula}, "YYYY-MM-DD")`, 0);

for (const [year, month, day, months] of [
  [2024, 1, 31, 49],
  [2024, 2, 29, 48],
  [2024, 2, 29, 0],
  [2024, 2, 29, 36],
]) {
  const date = `DATE(${year}, ${month}, ${day})`;
  const other = EDATE(new Date(Date.UTC(year, month - 1, day)), months).toISOString().slice(0, 10);
  console.log(
    `${calculate(date)} and ${months} months: HyperFormula ${calculate(`EDATE(${date}, ${months})`)},`,
    `end of that month ${calculate(`EOMONTH(${date}, ${months})`)}, Formula.js ${other}`,
  );
}
END

cat >seen <<'END'
2024-01-31 and 49 months: HyperFormula 2028-02-28, end of that month 2028-02-29, Formula.js 2028-02-29
2024-02-29 and 48 months: HyperFormula 2028-02-28, end of that month 2028-02-29, Formula.js 2028-02-29
2024-02-29 and 0 months: HyperFormula 2024-02-28, end of that month 2024-02-29, Formula.js 2024-02-29
2024-02-29 and 36 months: HyperFormula 2027-02-28, end of that month 2027-02-28, Formula.js 2027-02-28
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
