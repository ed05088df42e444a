#!/usr/bin/env bash
# A patch is refused because the members of an object stand in another order.
# immutable-json-patch@6.0.3; fast-json-patch@3.1.1 and rfc6902@5.4.0 apply the same patch
#
# A patch begins with a "test" so that it is applied only to what its author saw. For two objects RFC 6902 (4.6) compares
# members by name, and the members of an object have no order (RFC 8259, 1): a database or another language may give them back in
# another one. A license with the same state and number is expected to pass.
#
# Both values are compared as the texts that they serialize to. The test fails with "value differs", although no value does, so a
# change that nobody else has made looks like a conflict.
#
# Seen:
#   in the order of the document: immutable-json-patch applied, fast-json-patch applied, rfc6902 applied
#   in another order: immutable-json-patch Test failed, value differs (path: "/license"), fast-json-patch applied, rfc6902 applied
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact immutable-json-patch@6.0.3 fast-json-patch@3.1.1 rfc6902@5.4.0 >/dev/null

cat >run.mjs <<'END'
import fastJsonPatch from 'fast-json-patch';
import { immutableJSONPatch } from 'immutable-json-patch';
import { applyPatch } from 'rfc6902';

const document = () => ({ license: { state: 'TX', number: 'RN-100200' }, status: 'pending' });
const appliers = {
  'immutable-json-patch': (patch) => immutableJSONPatch(document(), patch),
  'fast-json-patch': (patch) => fastJsonPatch.applyPatch(document(), patch).newDocument,
  rfc6902(patch) {
    const changed = document();
    const [error] = applyPatch(changed, patch).filter(Boolean);
    if (error) throw error;
    return changed;
  },
};
for (const [order, value] of Object.entries({
  'in the order of the document': { state: 'TX', number: 'RN-100200' },
  'in another order': { number: 'RN-100200', state: 'TX' },
})) {
  const patch = [
    { op: 'test', path: '/license', value },
    { op: 'replace', path: '/status', value: 'verified' },
  ];
  const results = Object.entries(appliers).map(([name, apply]) => {
    try {
      return `${name} ${apply(patch).status === 'verified' ? 'applied' : 'did nothing'}`;
    } catch (error) {
      return `${name} ${error.message}`;
    }
  });
  console.log(`${order}: ${results.join(', ')}`);
}
END

cat >seen <<'END'
in the order of the document: immutable-json-patch applied, fast-json-patch applied, rfc6902 applied
in another order: immutable-json-patch Test failed, value differs (path: "/license"), fast-json-patch applied, rfc6902 applied
END

TZ=UTC node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
