#!/usr/bin/env bash
# Between "Ada Quill" and "Quill Ada" nothing has changed.
# word-diff@1.0.1
#
# The package compares two texts word by word, and its documentation says that both of them can be made again from the result;
# only differences of nothing but white space are left out. Where words change places, one expects some of them removed here
# and added there.
#
# Words that each text has once count as unchanged wherever they stand, and the parts are put together in the order of the
# first text. If every word is one of those, the answer is the first text as unchanged: a name with its parts in another order,
# or a list of states with another one first, looks as if nobody had touched it. Beside a word that is really new the change of
# places is lost as well, so what is made again is a third text.
#
# Seen:
#   "Ada Quill", now "Quill Ada": changes 0, made again "Ada Quill"
#   "TX OK LA", now "LA OK TX": changes 0, made again "TX OK LA"
#   "Roe, Ada", now "Ada Roe, MD": changes 1, made again "Roe, AdaMD"
#   "TX OK LA", now "TX NM LA": changes 1, made again "TX NM LA"
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact word-diff@1.0.1 >/dev/null

cat >run.mjs <<'END'
import worddiff from 'word-diff';

for (const [before, after] of [
  ['Ada Quill', 'Quill Ada'],
  ['TX OK LA', 'LA OK TX'],
  ['Roe, Ada', 'Ada Roe, MD'],
  ['TX OK LA', 'TX NM LA'],
]) {
  const parts = worddiff.diffString(before, after);
  const changes = parts.filter(({ text }) => text === undefined).length;
  const again = parts.map(({ text, add }) => text ?? add).join('');
  console.log(`"${before}", now "${after}": changes ${changes}, made again "${again}"`);
}
END

cat >seen <<'END'
"Ada Quill", now "Quill Ada": changes 0, made again "Ada Quill"
"TX OK LA", now "LA OK TX": changes 0, made again "TX OK LA"
"Roe, Ada", now "Ada Roe, MD": changes 1, made again "Roe, AdaMD"
"TX OK LA", now "TX NM LA": changes 1, made again "TX NM LA"
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
