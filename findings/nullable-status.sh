#!/usr/bin/env bash
# A schema that zod writes for OpenAPI 3.0 refuses the null that zod allows.
# zod@4.6.7 writes, ajv@8.20.0 checks
#
# z.enum(['active', 'expired']).nullable() takes one of two words, or null. Written as a schema, one expects the same:
# z.toJSONSchema() has a target for OpenAPI 3.0, where a value that may be null is marked with nullable.
#
# In OpenAPI 3.0, nullable adds null to the type and to nothing else: every other keyword still holds, and an enum
# without null in it refuses null (the clarification of 3.0.3 says so of this very case). zod writes nullable beside the
# two words alone, so a validator refuses an answer that the same zod schema accepts. Without the enum it is right, and
# so is the target of plain JSON Schema.
#
# Seen:
#   word {"nullable":true,"type":"string","enum":["active","expired"]}
#     null: zod true | as OpenAPI 3.0 false | as JSON Schema true
#   text {"nullable":true,"type":"string"}
#     null: zod true | as OpenAPI 3.0 true | as JSON Schema true
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --loglevel=error --no-audit --no-fund --ignore-scripts --save-exact zod@4.6.7 ajv@8.20.0 >/dev/null

cat >run.mjs <<'END'
import { Ajv2020 } from 'ajv/dist/2020.js';
import { Ajv } from 'ajv';
import { z } from 'zod';

const schemas = { word: z.enum(['active', 'expired']).nullable(), text: z.string().nullable() };
for (const [name, schema] of Object.entries(schemas)) {
  const openApi = z.toJSONSchema(schema, { target: 'openapi-3.0' });
  console.log(name, JSON.stringify(openApi));
  console.log('  null: zod', schema.safeParse(null).success,
    '| as OpenAPI 3.0', new Ajv().validate(openApi, null),
    '| as JSON Schema', new Ajv2020().validate(z.toJSONSchema(schema), null));
}
END

cat >seen <<'END'
word {"nullable":true,"type":"string","enum":["active","expired"]}
  null: zod true | as OpenAPI 3.0 false | as JSON Schema true
text {"nullable":true,"type":"string"}
  null: zod true | as OpenAPI 3.0 true | as JSON Schema true
END

node run.mjs | tee got
diff seen got || { echo "$(basename "$0"): no longer what was seen" >&2; exit 1; }
