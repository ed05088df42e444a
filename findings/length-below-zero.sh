#!/usr/bin/env bash
# The part of a license number after its prefix comes out as the prefix.
# fhirpath@5.2.2 and @medplum/core@4.5.2
#
# FHIRPath's substring(start, length) gives the part of a text that starts at a position, at most so many characters of it.
# indexOf gives -1 for what is not there. Together they take the number out of RN-100200/TX: from position 3 up to the slash.
# Of RN-100200, which has no slash, the length is -4. One expects '', which the specification (3.0.0-ballot) has for a negative
# length, or an error; what stands before the start is no part of the text that starts there.
#
# Both hand start and start + length to JavaScript's substring, which takes an end below 0 for 0, and swaps its arguments when
# the end lies before the start. The answer is the first three characters: a text that is wrong, and not empty, so that
# exists() and a test for '' let it pass.
#
# Seen:
#   fhirpath RN-100200/TX -> 100200
#   fhirpath RN-100200 -> RN-
#   @medplum/core RN-100200/TX -> 100200
#   @medplum/core RN-100200 -> RN-
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact fhirpath@5.2.2 @medplum/core@4.5.2 >/dev/null

cat >run.mjs <<'END'
import { evalFhirPath } from '@medplum/core';
import fhirpath from 'fhirpath';

const expression = "identifier.value.select(substring(3, $this.indexOf('/') - 3))";
const license = (value) => ({ resourceType: 'Practitioner', identifier: [{ value }] });
const libraries = {
  fhirpath: (resource) => fhirpath.evaluate(resource, expression),
  '@medplum/core': (resource) => evalFhirPath(expression, resource),
};
for (const [library, evaluate] of Object.entries(libraries)) {
  for (const value of ['RN-100200/TX', 'RN-100200']) {
    console.log(library, value, '->', ...evaluate(license(value)));
  }
}
END

cat >seen <<'END'
fhirpath RN-100200/TX -> 100200
fhirpath RN-100200 -> RN-
@medplum/core RN-100200/TX -> 100200
@medplum/core RN-100200 -> RN-
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
