import type {
  CredentialingRequest,
  DatasetScan,
  FacilityCredentialingData,
  License,
  LicenseVerification,
  ProviderCredentialingData,
} from '@/api/models';
import type { components } from '@/api/schema';

type References = components['schemas']['CredentialingRequestChecklistReferenceRequest'];

export type EvidenceKind = keyof References;

/** A place on our screens. */
export interface ScreenLink {
  to: string;
  params: Record<string, string>;
  search?: Record<string, unknown>;
}

/** How the same evidence is had anew. */
export type VerifyAgain =
  | { kind: 'license'; providerId: string; licenseId: string; before: string | undefined; label: string }
  | {
      kind: 'scan';
      type: string;
      entity: { providerId: string } | { facilityId: string };
      /** By what was searched: a scan by anything else takes the place of another one. */
      options: DatasetScan['options'];
    };

/** One piece of evidence: what it is, who says so, when that was asked, and where it is looked at. */
export interface Evidence {
  kind: EvidenceKind;
  /** Tells evidence apart: its kind and id. */
  key: string;
  label: string;
  /** Who says so: a licensing board, a dataset. Undefined for what was only told to us. */
  source: string | undefined;
  /** When the source said so; undefined for what no source was asked about. */
  verifiedAt: string | undefined;
  /** What came of it, where it is a lookup. */
  outcome: { of: 'verification' | 'scan' | 'job'; value: string } | undefined;
  /** What it lacks as evidence, in words that stand alone: `The source does not know this license`. */
  gap: string | undefined;
  link: ScreenLink | undefined;
  /** Path of a file, which is opened over the page. */
  file: string | undefined;
  /** What the source of a license showed and gave, which is opened over the page too. */
  verification?: LicenseVerification;
  again: VerifyAgain | undefined;
  /** What a checklist element holds to refer to it. */
  reference: References;
  /** The dataset of a scan, or the kind of an entry. */
  type: string | undefined;
  /** In which way the dataset of a scan was searched. */
  options?: DatasetScan['options'];
  /** The entry as the service gave it, for rules about its contents. */
  facts: Record<string, unknown>;
}

interface Earlier {
  /** Scans that a checklist refers to but that newer ones have replaced, where they were read one by one. */
  earlier?: readonly DatasetScan[] | undefined;
}

/** What is held about whom a request is about (rules.md 17.6: credentialing-data). */
export type Held = Earlier &
  (
    | {
        kind: 'provider';
        providerId: string;
        data: ProviderCredentialingData;
        /** Verifications do not say of which license they are; licenses say which verification is theirs. */
        licenses: readonly License[];
      }
    | { kind: 'facility'; facilityId: string; data: FacilityCredentialingData }
  );

/** Whom a request is about; undefined when the service named nobody. */
export function subjectOf({ provider, facility }: CredentialingRequest) {
  if (provider?.id) return { kind: 'provider' as const, id: provider.id };
  return facility?.id ? { kind: 'facility' as const, id: facility.id } : undefined;
}
