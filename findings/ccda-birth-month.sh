#!/usr/bin/env bash
# A month of birth in a C-CDA document becomes January in FHIR.
# @medplum/ccda@4.5.2 (5.1.10 does the same)
#
# C-CDA asks for a date of birth precise to the year and lets the month and day be left out: birthTime 197007 is
# July 1970. A FHIR date has the same three precisions, YYYY, YYYY-MM and YYYY-MM-DD. So one expects 1970 to become
# 1970, and 197007 to become 1970-07; the library's own way back writes 1970-07 as 197007.
#
# A value shorter than eight digits keeps its year only, and is filled up to January 1. 197007 becomes 1970-01-01: a
# day that nobody stated, in another month, and with nothing left to tell it from a day that was known.
#
# Seen:
#   19700714 -> 1970-07-14
#   197007 -> 1970-01-01
#   1970 -> 1970-01-01
#   1970-07 -> 197007
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact @medplum/ccda@4.5.2 >/dev/null

cat >run.mjs <<'END'
import { convertCcdaToFhir, convertXmlToCcda, mapFhirToCcdaDate } from '@medplum/ccda';

const document = (birthTime) => `<?xml version="1.0" encoding="UTF-8"?>
<ClinicalDocument xmlns="urn:hl7-org:v3">
  <typeId root="2.16.840.1.113883.1.3" extension="POCD_HD000040"/>
  <id root="2.999.1"/>
  <code code="34133-9" codeSystem="2.16.840.1.113883.6.1"/>
  <effectiveTime value="20250301"/>
  <confidentialityCode code="N" codeSystem="2.16.840.1.113883.5.25"/>
  <recordTarget><patientRole>
    <id root="2.999.2" extension="1"/>
    <patient>
      <name><given>Jane</given><family>Doe</family></name>
      <administrativeGenderCode code="F" codeSystem="2.16.840.1.113883.5.1"/>
      <birthTime value="${birthTime}"/>
    </patient>
  </patientRole></recordTarget>
  <author>
    <time value="20250301"/>
    <assignedAuthor><id root="2.16.840.1.113883.4.6" extension="1234567893"/></assignedAuthor>
  </author>
  <custodian><assignedCustodian><representedCustodianOrganization>
    <id root="2.999.3"/><name>Hospital</name>
  </representedCustodianOrganization></assignedCustodian></custodian>
  <component><structuredBody/></component>
</ClinicalDocument>`;

for (const birthTime of ['19700714', '197007', '1970']) {
  const bundle = convertCcdaToFhir(convertXmlToCcda(document(birthTime)));
  const patient = bundle.entry.map(({ resource }) => resource).find((each) => each.resourceType === 'Patient');
  console.log(birthTime, '->', patient.birthDate);
}
console.log('1970-07', '->', mapFhirToCcdaDate('1970-07'));
END

cat >seen <<'END'
19700714 -> 1970-07-14
197007 -> 1970-01-01
1970 -> 1970-01-01
1970-07 -> 197007
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
