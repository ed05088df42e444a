#!/usr/bin/env bash
# Sixty days after November 30, 2026 is "2026-11-3060".
# @medplum/core@4.5.2 (5.2.13 does the same); fhirpath@5.2.2 evaluates the same expressions
#
# FHIRPath (6.7) adds a number of days, months or years to a date: "@2026-11-30 + 60 days" is @2027-01-29. With it one asks for
# the licenses of a practitioner that expire within 60 days. An evaluator that does not have it is expected to refuse, as
# this one does with a function that it does not know, or to give nothing.
#
# The number is written behind the text of the date, and taken away from it, a date becomes "not a number". Compared as texts,
# 2027-01-15 comes after 2026-11-3060, so the question which licenses expire is answered with none, as if none did.
#
# Seen:
#   @2026-11-30 + 60 days: medplum ["2026-11-3060"], fhirpath ["2027-01-29"]
#   @2026-11-30 - 30 days: medplum [null], fhirpath ["2026-10-31"]
#   qualification.period.start.first() + 36 months: medplum ["2024-01-3136"], fhirpath ["2027-01-31"]
#   qualification.where(period.end < @2026-11-30 + 60 days).code.text: medplum [], fhirpath ["Nurse Practitioner"]
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @medplum/core@4.5.2 fhirpath@5.2.2 >/dev/null

cat >run.mjs <<'END'
import { evalFhirPath } from '@medplum/core';
import fhirpath from 'fhirpath';
import r4 from 'fhirpath/fhir-context/r4/index.js';

const practitioner = {
  resourceType: 'Practitioner',
  qualification: [
    { code: { text: 'Nurse Practitioner' }, period: { start: '2024-01-31', end: '2027-01-15' } },
    { code: { text: 'Registered Nurse' }, period: { start: '2024-01-31', end: '2028-06-30' } },
  ],
};
for (const expression of [
  '@2026-11-30 + 60 days',
  '@2026-11-30 - 30 days',
  'qualification.period.start.first() + 36 months',
  'qualification.where(period.end < @2026-11-30 + 60 days).code.text',
]) {
  const medplum = JSON.stringify(evalFhirPath(expression, practitioner));
  const other = JSON.stringify(fhirpath.evaluate(practitioner, expression, {}, r4));
  console.log(`${expression}: medplum ${medplum}, fhirpath ${other}`);
}
END

cat >seen <<'END'
@2026-11-30 + 60 days: medplum ["2026-11-3060"], fhirpath ["2027-01-29"]
@2026-11-30 - 30 days: medplum [null], fhirpath ["2026-10-31"]
qualification.period.start.first() + 36 months: medplum ["2024-01-3136"], fhirpath ["2027-01-31"]
qualification.where(period.end < @2026-11-30 + 60 days).code.text: medplum [], fhirpath ["Nurse Practitioner"]
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
