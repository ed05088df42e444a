import * as z from 'zod/mini';

// Otherwise zod tries whether it may compile schemas to functions, which the page's policy forbids and reports.
z.config({ jitless: true });

/** What each field has to be, in words for the person who edits `config.json`. */
const apiBaseUrl = z
  .string('a path or address that ends in /api, such as "/api" or "https://service.example/api"')
  .check(
    z.regex(
      /^(\/(?!\/)|https?:\/\/[^/\s]+\/)([^\s?#]*\/)?api\/?$/,
      'a path or address that ends in /api, such as "/api" or "https://service.example/api"',
    ),
  );
const yesOrNo = z.boolean('true or false');
const httpAddress = (what: string) => z.string(what).check(z.regex(/^https?:\/\/\S+$/, what));
const filled = (what: string) => z.string(what).check(z.minLength(1, what));

const authorizeWords =
  'the authorization address of the identity provider: it starts with https://, or with ./ beside the console';

const identityProvider = z.object(
  {
    label: filled('the words on the button, such as "Sign in with Cedar Ridge"'),
    authorizeUrl: z.string(authorizeWords).check(z.regex(/^(https?:\/\/|\.?\/(?!\/))\S+$/, authorizeWords)),
    clientId: filled('the client id that the service’s operator has at the identity provider'),
    scope: z.optional(z.string('a text such as "openid email"')),
    tokenUrl: z.optional(httpAddress('the token address of the identity provider: it starts with https://')),
  },
  'an object with label, authorizeUrl and clientId',
);

const perEnvironment = {
  demo: z.optional(yesOrNo),
  identityProvider: z.optional(identityProvider),
};

const environment = z.object(
  {
    ...perEnvironment,
    name: z
      .string('a short name such as "staging"')
      .check(
        z.regex(/^[a-z0-9-]{1,32}$/, 'a short name of small letters, digits and hyphens, such as "staging"'),
      ),
    label: z.optional(filled('the name that people read, such as "Staging"')),
    apiBaseUrl,
    production: z.optional(yesOrNo),
  },
  'an object with name and apiBaseUrl',
);

const links = z.object(
  {
    help: z.optional(httpAddress('an address that starts with https://')),
    privacy: z.optional(httpAddress('an address that starts with https://')),
  },
  'an object with help and privacy',
);

const settings = z.object(
  {
    ...perEnvironment,
    apiBaseUrl: z.optional(apiBaseUrl),
    environments: z.optional(
      z.array(environment, 'a list of objects with name and apiBaseUrl').check(
        z.minLength(1, 'a list with at least one environment'),
        z.refine(
          (list) => new Set(list.map(({ name }) => name)).size === list.length,
          'a list in which every name is there once',
        ),
      ),
    ),
    organizationName: z.optional(filled('the name of the organization')),
    links: z.optional(links),
    requestTimeoutSeconds: z.optional(
      z
        .number('a number of seconds from 1 to 600')
        .check(
          z.gte(1, 'a number of seconds from 1 to 600'),
          z.lte(600, 'a number of seconds from 1 to 600'),
        ),
    ),
  },
  'an object such as { "apiBaseUrl": "/api", "demo": false }',
);

export const configSchema = settings.check(
  z.refine(({ apiBaseUrl: address, environments }) => address !== undefined || environments !== undefined, {
    error:
      'a path or address that ends in /api, such as "/api" (it may be left out only where environments are listed)',
    path: ['apiBaseUrl'],
  }),
);

export type ConfigFile = z.infer<typeof configSchema>;
export type IdentityProvider = z.infer<typeof identityProvider>;
