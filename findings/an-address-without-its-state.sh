#!/usr/bin/env bash
# An address without a country, or in the "USA", is shown without its state and ZIP code.
# @bonfhir/core@2.22.1, which leaves the order of the parts to localized-address-format@1.3.3
#
# The formatter puts an Address of FHIR into one line, in the order that is usual in its country. The country of an Address may
# be left out, and it is a text, for which FHIR names the codes of two and of three letters as examples. Where the country is not
# known one expects some order of the parts, or their text as it came.
#
# The order is looked up by two letters. For anything else it is one that has the street and the city and nothing more, so the
# state and the ZIP code are gone, without a trace. The option for a default country helps where there is no country; it does not
# where "USA" stands in the record, as that takes precedence.
#
# Seen:
#   US: 100 Main St, Hershey, PA 17033
#   no country: 100 Main St, Hershey
#   USA: 100 Main St, Hershey
#   no country, by default US: 100 Main St, Hershey, PA 17033
#   USA, by default US: 100 Main St, Hershey
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact \
  @bonfhir/core@2.22.1 localized-address-format@1.3.3 >/dev/null

cat >run.cjs <<'END'
const { Formatter } = require('@bonfhir/core/r4b');

const address = { line: ['100 Main St'], city: 'Hershey', state: 'PA', postalCode: '17033' };
for (const [name, country, options] of [
  ['US', 'US'],
  ['no country', undefined],
  ['USA', 'USA'],
  ['no country, by default US', undefined, { defaultCountry: 'US' }],
  ['USA, by default US', 'USA', { defaultCountry: 'US' }],
]) {
  console.log(`${name}: ${Formatter.default.format('Address', { ...address, country }, options)}`);
}
END

cat >seen <<'END'
US: 100 Main St, Hershey, PA 17033
no country: 100 Main St, Hershey
USA: 100 Main St, Hershey
no country, by default US: 100 Main St, Hershey, PA 17033
USA, by default US: 100 Main St, Hershey
END

TZ=UTC node run.cjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
