import type {
  ChecklistItemRequest,
  CredentialingRequest,
  DatasetScan,
  Details,
  FacilityCredentialingData,
  License,
  LicenseVerification,
  ProviderCredentialingData,
} from '@/api/models';
import type { LicenseOnDay } from '../license-in-force';
import type { SettledWords } from '../license-standing';
import type { Clock, EvidenceWindow } from './window';
import type { VerificationRecord } from './verification-record';

export type References = NonNullable<ChecklistItemRequest['references']>;

export type EvidenceKind = keyof References;

/** A place on our screens. */
export interface ScreenLink {
  to: string;
  params: Record<string, string>;
  search?: Record<string, unknown>;
  /** The element of the page that it opens at. */
  hash?: string;
}

/** Whom a scan is about, as it is asked for. */
export type ScanSubject = { providerId: string } | { facilityId: string };

/** How the same evidence is had anew. */
export type Lookup =
  | {
      kind: 'license';
      providerId: string;
      licenseId: string;
      before: string | undefined;
      label: string;
      /** Its source charges for each lookup, as far as is known. */
      hasFee: boolean;
    }
  | {
      kind: 'scan';
      type: string;
      entity: ScanSubject;
      /** By what was searched: a scan by anything else takes the place of another one. */
      options: DatasetScan['options'];
    };

/** What closes a gap. */
export type GapAction =
  /** A source is asked: a license is verified, a dataset scanned. Runs without further input. */
  | { kind: 'lookup'; lookup: Lookup }
  /** Leads to where somebody decides or corrects: a review, a match, a license, an entry of the file. */
  | { kind: 'open'; label: string; link: ScreenLink }
  /** Somebody notes how the source was asked beside this console, for one entry or for the whole element. */
  | { kind: 'record'; entry?: string; label?: string }
  /** A document is added to the element. */
  | { kind: 'upload' }
  /** The latest lookup takes the place of the one that the checklist refers to. */
  | { kind: 'use-newer' }
  /** The element is put on the checklist. */
  | { kind: 'add' }
  /** The day on which the application came is given. */
  | { kind: 'application-date' }
  /** The provider or facility is asked for it. */
  | { kind: 'request-information' }
  /** The element itself is changed: its status, or what it refers to. */
  | { kind: 'edit' };

/** What is missing of evidence, or wrong with it, and what closes that. */
export interface Gap {
  /** Stands alone, without a full stop: `SAM exclusions: not searched`. */
  text: string;
  /** The first is the usual one. */
  actions: readonly GapAction[];
}

/** What does not count against evidence but has to be weighed: discipline, probation, reports. The file is not clean. */
export interface Finding {
  /** Stands alone, without a full stop. */
  text: string;
  link?: ScreenLink | undefined;
  /** Whom the request is about is excluded, sanctioned or dead: before everything else. */
  isExclusion?: true;
}

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
  outcome: { of: 'verification' | 'scan' | 'job'; value: string; label?: string } | undefined;
  /** What it lacks as evidence, whatever element it belongs to. */
  gaps: readonly Gap[];
  findings: readonly Finding[];
  link: ScreenLink | undefined;
  /** Path of a file, which is opened over the page. */
  file: string | undefined;
  /** What the source of a license showed and gave, which is opened over the page too. */
  verification?: LicenseVerification;
  lookup: Lookup | undefined;
  /** What a checklist element holds to refer to it. */
  reference: References;
  /** The dataset of a scan, the kind of an entry, the source of a profile, the license of a verification. */
  type: string | undefined;
  /** In which way the dataset of a scan was searched. */
  options?: DatasetScan['options'];
  /** The entry, scan or profile as the service gave it, for rules about its contents. */
  facts: Record<string, unknown>;
  /** How the license stands on the day of the decision. */
  license?: { record: License; onDay: LicenseOnDay };
}

/** What evidence of any kind says where it says nothing. */
export const blank = {
  source: undefined,
  verifiedAt: undefined,
  outcome: undefined,
  gaps: [],
  findings: [],
  file: undefined,
  lookup: undefined,
  type: undefined,
  facts: {},
} satisfies Partial<Evidence>;

/** By what evidence is judged beside itself. */
export interface Judged {
  /** The instant of the decision, in milliseconds. */
  from: number;
  /** What the team settled about words of boards. */
  settled?: SettledWords | undefined;
}

interface Earlier {
  /** Scans that a checklist refers to but that newer ones have replaced, where they were read one by one. */
  earlier?: readonly DatasetScan[] | undefined;
}

/** What is on file about whom a request is about (rules.md 17.6: credentialing-data). */
export type OnFile = Earlier &
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

/** Whom what is on file is about. */
export const entityOf = (onFile: OnFile): ScanSubject =>
  onFile.kind === 'provider' ? { providerId: onFile.providerId } : { facilityId: onFile.facilityId };

/** An element of a checklist with its evidence: what a line of the checklist, or of the packet, says. */
export interface Element extends EvidenceWindow {
  id: string | undefined;
  name: string;
  /** As its evidence has it: what was written may be older. */
  status: string | undefined;
  clock: Clock;
  /** Who says so: as written in the checklist, else as its evidence says. */
  source: string | undefined;
  /** When it was verified: the oldest of its evidence, since all of it has to count; else as written. */
  verifiedAt: string | undefined;
  confirmedAt: string | undefined;
  confirmedBy: string | undefined;
  evidence: readonly Evidence[];
  /** What is on file for it and is not part of it yet: later lookups, and what the file has come to claim. */
  newer: readonly Evidence[];
  /** How sources were asked beside this console. */
  records: readonly VerificationRecord[];
  /** What is missing or wrong, the worst first. Empty when all is well. */
  gaps: readonly Gap[];
  /** What has to be weighed. */
  findings: readonly Finding[];
  /** Whether it may be left out as not applicable. */
  maySkip: boolean;
  /** It belongs on the checklist of every file, and does not stand there. */
  isMissing: boolean;
}

/** What of a request the rules of elements look at. */
export type RequestFacts = Pick<
  Details<CredentialingRequest>,
  'applicationReceivedDate' | 'provider' | 'type' | 'id'
>;

/** The texts of gaps as one line: `A. B`. */
export const gapWords = (gaps: readonly Gap[]): string => gaps.map(({ text }) => text).join('. ');
