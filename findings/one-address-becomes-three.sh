#!/usr/bin/env bash
# One office address of a staff member is written back as three addresses.
# hl7-standard@1.0.4
#
# In HL7 version 2 (2.5.4) a field repeats at "~", has components at "^", and a component has subcomponents at "&". The first
# component of an address is the street, whose parts are the whole line, the name of the street and the number. Where nothing
# else is known of the address, the field is "100 Main St&Main St&100". Read and built again unchanged, it should be as it was.
#
# If a component is the only one of its field, its subcomponents are kept as a list, which is how the package keeps
# repetitions too, and build() puts "~" between them: three addresses, of which the second is "Main St" and the third "100". The
# same happens to a family name with its prefix. With any second component the field is built as it was.
#
# Seen:
#   100 Main St&Main St&100 -> 100 Main St~Main St~100
#   100 Main St&Main St&100^^Hershey -> 100 Main St&Main St&100^^Hershey
#   van Dyke&van&Dyke -> van Dyke~van~Dyke
#   van Dyke&van&Dyke^Ada -> van Dyke&van&Dyke^Ada
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact hl7-standard@1.0.4 >/dev/null

cat >run.mjs <<'END'
import HL7 from 'hl7-standard';

const header = 'MSH|^~\\&|CRED|CLINIC|HR|CLINIC|20250301||PMU^B02|1|P|2.5';
for (const [field, place] of [
  ['100 Main St&Main St&100', 11],
  ['100 Main St&Main St&100^^Hershey', 11],
  ['van Dyke&van&Dyke', 3],
  ['van Dyke&van&Dyke^Ada', 3],
]) {
  const message = new HL7(`${header}\rSTF|RN-100200${'|'.repeat(place - 1)}${field}`);
  message.transform();
  const [, staff] = message.build().split(/[\r\n]+/);
  console.log(field, '->', staff.split('|')[place]);
}
END

cat >seen <<'END'
100 Main St&Main St&100 -> 100 Main St~Main St~100
100 Main St&Main St&100^^Hershey -> 100 Main St&Main St&100^^Hershey
van Dyke&van&Dyke -> van Dyke~van~Dyke
van Dyke&van&Dyke^Ada -> van Dyke&van&Dyke^Ada
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
