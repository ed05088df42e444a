import type { components } from '../../src/api/schema';

type Category = components['schemas']['EventLogCategory'];

const organization = 'Organization';
const management = 'ProviderManagement';
const verifications = 'Verifications';

/** Everything that the event log tells: its category, and the text that its parameters fill. */
export const eventKinds = {
  SignedIn: [organization, '{user} signed in with {way}'],
  PasswordChanged: [organization, '{user} changed the password'],
  PasswordReset: [organization, '{user} reset the password'],
  TokensInvalidated: [organization, '{user} ended {tokens} of the access tokens'],
  ProviderCreated: [management, '{user} added provider {provider}'],
  ProviderChanged: [management, '{user} changed {fields} of provider {provider}'],
  ProviderDeactivated: [management, '{user} deactivated provider {provider}'],
  ProviderReactivated: [management, '{user} reactivated provider {provider}'],
  ProviderDeleted: [management, '{user} deleted provider {provider} with {licenses} licenses'],
  NoteCreated: [management, '{user} added a note on {provider}'],
  NoteChanged: [management, '{user} changed a note on {provider}'],
  NoteDeleted: [management, '{user} deleted a note on {provider}'],
  LicenseAttached: [verifications, '{user} attached license {number} to {provider}'],
  LicenseChanged: [verifications, '{user} changed {fields} of license {number} of {provider}'],
  LicenseDetached: [verifications, '{user} detached license {number} from {provider}'],
  VerificationRequested: [verifications, '{user} requested a verification of license {number} of {provider}'],
  VerificationCompleted: [
    verifications,
    'Verification of license {number} of {provider} completed: {status}',
  ],
  VerificationResolved: [
    verifications,
    '{user} resolved the verification of license {number} of {provider} as {status}',
  ],
  AlertRaised: [verifications, 'Alert {type} was raised for license {number} of {provider}'],
  RequestFailed: ['Console', '{method} {path} of {user} failed with {status}: {title}'],
} as const satisfies Record<string, readonly [category: Category, messageTemplate: string]>;

export type EventKindName = keyof typeof eventKinds;
