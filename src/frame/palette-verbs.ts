import {
  IconActivity,
  IconArrowBackUp,
  IconBell,
  IconCircleMinus,
  IconClipboardCheck,
  IconFileImport,
  IconFolder,
  IconId,
  IconListCheck,
  IconMail,
  IconNote,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconRefresh,
  IconScan,
  IconTimeline,
  IconTrash,
  IconUpload,
  type Icon,
} from '@tabler/icons-react';
import type { useRouter } from '@tanstack/react-router';
import {
  attachLicense,
  createCredentialingRequest,
  createDatasetScan,
  createMonitor,
  createProfileImport,
  createProviderNote,
  deleteProvider,
  updateProvider,
  uploadFile,
  verifyLicenses,
} from '@/api/operations.gen';
import type { Area, Needs } from '@/api/permissions';
import { isSlipOf } from '@/lib/name-search';
import { normalised, wordsOf } from '@/lib/names';
import { openDialog } from '@/ui/open-dialog';
import { focusFirstField } from './first-field';
import type { Hit, Person } from './palette-hit';

const startScan = async () => (await import('@/features/scans/start-scan-dialog')).StartScanDialog;
const startImport = async () => (await import('@/features/imports/start-import-dialog')).StartImportDialog;
const newMonitor = async () => (await import('@/features/monitors/dialog')).MonitorDialog;
const writeLetters = async () => (await import('@/features/letters/for-selection')).WriteToProviders;

type Router = ReturnType<typeof useRouter>;

interface Verb {
  id: string;
  icon: Icon;
  /** As it is called where it is clear whom it is about. */
  label: string;
  /** The same with a name. */
  of(name: string): string;
  /** How people say it before or behind a name. */
  said: readonly string[];
  /** The write that it leads to; one that only shows something has none. */
  needs?: Needs;
  reads?: Area;
  /** Whether it is something to do with this one; with everybody unless said. */
  fits?(person: Person): boolean;
  run(person: Person, router: Router): void;
}

type Act = 'attach' | 'edit' | 'verify' | 'delete' | 'write' | 'turn';

/** Begins on the provider's page, which asks or opens its form. */
const onPage =
  (act: Act, tab?: string): Verb['run'] =>
  ({ id }, router) =>
    void router.navigate({
      to: '/providers/$providerId',
      params: { providerId: id },
      search: { act, tab } as object,
    });

/** What is done with a provider. Each leads to a form or a question; none does anything by itself. */
const doing: readonly Verb[] = [
  {
    id: 'verify',
    icon: IconRefresh,
    label: 'Verify all licenses',
    of: (name) => `Verify licenses of ${name}`,
    said: ['verify', 'verify licenses', 'verify all licenses', 'verify license', 'reverify'],
    needs: verifyLicenses,
    run: onPage('verify'),
  },
  {
    id: 'note',
    icon: IconNote,
    label: 'Add note',
    of: (name) => `Add note to ${name}`,
    said: ['add note', 'note', 'write note', 'new note'],
    needs: createProviderNote,
    run: onPage('write', 'notes'),
  },
  {
    id: 'edit',
    icon: IconPencil,
    label: 'Edit provider',
    of: (name) => `Edit ${name}`,
    said: ['edit', 'edit provider', 'change', 'rename'],
    needs: [updateProvider, deleteProvider],
    run: onPage('edit'),
  },
  {
    id: 'attach',
    icon: IconPlus,
    label: 'Attach license',
    of: (name) => `Attach license to ${name}`,
    said: ['attach license', 'add license', 'new license', 'attach'],
    needs: attachLicense,
    run: onPage('attach'),
  },
  {
    id: 'scan',
    icon: IconScan,
    label: 'Start a scan',
    of: (name) => `Start a scan of ${name}`,
    said: ['scan', 'start scan', 'new scan', 'screen'],
    needs: createDatasetScan,
    run: ({ id, name }) => openDialog(startScan, { entity: { providerId: id }, entityName: name }),
  },
  {
    id: 'monitor',
    icon: IconActivity,
    label: 'New monitor',
    of: (name) => `New monitor of ${name}`,
    said: ['monitor', 'new monitor', 'watch'],
    needs: createMonitor,
    run: ({ id }) => openDialog(newMonitor, { about: { providerId: id } }),
  },
  {
    id: 'request',
    icon: IconClipboardCheck,
    label: 'New credentialing request',
    of: (name) => `New credentialing request for ${name}`,
    said: ['new request', 'new credentialing request', 'start request', 'credential', 'recredential'],
    needs: createCredentialingRequest,
    run({ id }, router) {
      void router.navigate({ to: '/credentialing/new', search: { providerId: id } }).then(focusFirstField);
    },
  },
  {
    id: 'letter',
    icon: IconMail,
    label: 'Write a letter',
    of: (name) => `Write a letter to ${name}`,
    said: ['letter', 'write letter', 'write', 'mail'],
    needs: uploadFile,
    run: ({ id, name }) =>
      openDialog(writeLetters, {
        selection: { collect: async () => [{ id, firstName: name }] },
        occasion: 'recredentialing',
      }),
  },
  {
    id: 'upload',
    icon: IconUpload,
    label: 'Upload files',
    of: (name) => `Upload files for ${name}`,
    said: ['upload', 'upload file', 'upload files'],
    needs: uploadFile,
    run: ({ id, name }) =>
      openDialog(async () => (await import('./upload-for')).UploadFor, { providerId: id, name }),
  },
  {
    id: 'import',
    icon: IconFileImport,
    label: 'Import a profile',
    of: (name) => `Import a profile for ${name}`,
    said: ['import', 'import profile'],
    needs: createProfileImport,
    run: ({ id }) => openDialog(startImport, { providerId: id }),
  },
  {
    id: 'packet',
    icon: IconPrinter,
    label: 'Packet to print',
    of: (name) => `Packet to print of ${name}`,
    said: ['packet', 'print packet', 'print'],
    run: ({ id }, router) =>
      void router.navigate({ to: '/providers/$providerId/packet', params: { providerId: id } }),
  },
  {
    id: 'deactivate',
    icon: IconCircleMinus,
    label: 'Deactivate provider',
    of: (name) => `Deactivate ${name}`,
    said: ['deactivate', 'deactivate provider'],
    needs: [updateProvider, deleteProvider],
    fits: ({ deactivated }) => deactivated === false,
    run: onPage('turn'),
  },
  {
    id: 'reactivate',
    icon: IconArrowBackUp,
    label: 'Reactivate provider',
    of: (name) => `Reactivate ${name}`,
    said: ['reactivate', 'activate', 'reactivate provider'],
    needs: [updateProvider, deleteProvider],
    fits: ({ deactivated }) => deactivated === true,
    run: onPage('turn'),
  },
  {
    id: 'delete',
    icon: IconTrash,
    label: 'Delete provider',
    of: (name) => `Delete ${name}`,
    said: ['delete', 'remove', 'delete provider'],
    needs: [updateProvider, deleteProvider],
    run: onPage('delete'),
  },
];

/** A part of a provider's file, which is opened. */
const part = (tab: string, icon: Icon, label: string, said: readonly string[], reads?: Area): Verb => ({
  id: tab,
  icon,
  label,
  of: (name) => `${label} of ${name}`,
  said: said.flatMap((one) => [one, `open ${one}`, `show ${one}`]),
  ...(reads && { reads }),
  run: ({ id }, router) =>
    void router.navigate({
      to: '/providers/$providerId',
      params: { providerId: id },
      search: { tab } as object,
    }),
});

const parts: readonly Verb[] = [
  part(
    'credentialing',
    IconClipboardCheck,
    'Credentialing requests',
    ['requests', 'request', 'credentialing', 'credentialing requests'],
    'Credentialing',
  ),
  part('licenses', IconId, 'Licenses', ['licenses', 'license']),
  part('screening', IconScan, 'Scans and matches', ['scans', 'matches', 'scans and matches']),
  part('monitors', IconActivity, 'Monitors', ['monitors']),
  part('enrollments', IconListCheck, 'Enrollments', ['enrollments', 'enrollment']),
  part('alerts', IconBell, 'Alerts', ['alerts', 'alert']),
  part('notes', IconNote, 'Notes', ['notes']),
  part('files', IconFolder, 'Files', ['files', 'file', 'documents'], 'Files'),
  part('timeline', IconTimeline, 'Timeline', ['timeline', 'history']),
];

const small = new Set(wordsOf('of for to on a an the all about with'));
/** As much of a verb tells it from the others. */
const leastBeginning = 4;

/** 2 where a typed word is the one that was said, 1 where it is its beginning, or one slip away. */
function likeness(typed: string, said: string): number {
  if (typed === said) return 2;
  if (typed.length >= leastBeginning && said.startsWith(typed)) return 1;
  return typed.length > leastBeginning && isSlipOf(typed, said) ? 1 : 0;
}

export interface SaidVerb {
  verbs: readonly Verb[];
  /** Whom it is about, as it was typed; '' where nobody is named. */
  name: string;
  /** Each word is the one that was meant, and no slip or beginning of it. */
  isCertain: boolean;
}

/**
 * Reads what is to be done with whom out of a text: `verify alma`, `open requests of lomax`, `lomax add note`. Undefined where it
 * says nothing that can be done with a provider.
 */
export function saidVerb(text: string): SaidVerb | undefined {
  const typed = text.split(/\s+/).filter(Boolean);
  const words = typed.map((raw) => ({ raw, word: normalised(raw) }));
  let best: { words: number; likeness: number; verbs: Verb[]; name: string } | undefined;
  for (const verb of [...doing, ...parts]) {
    for (const phrase of verb.said) {
      for (const found of [within(words, phrase), within(words.toReversed(), phrase, true)]) {
        if (!found) continue;
        const isBetter =
          !best ||
          found.likeness > best.likeness ||
          (found.likeness === best.likeness && found.words > best.words);
        if (isBetter) best = { ...found, verbs: [verb] };
        else if (
          found.likeness === best?.likeness &&
          found.words === best.words &&
          !best.verbs.includes(verb)
        )
          best.verbs.push(verb);
      }
    }
  }
  return best && { verbs: best.verbs, name: best.name, isCertain: best.likeness === 2 };
}

/** What stands beside a phrase with which the words begin, or end where they are given from behind. */
function within(words: readonly { raw: string; word: string }[], phrase: string, isBehind = false) {
  const said = normalised(phrase).split(' ');
  if (isBehind) said.reverse();
  let least = 2;
  let at = 0;
  for (const one of said) {
    // “add a note”, “letter to”.
    while (at > 0 && small.has(words[at]?.word ?? '')) at += 1;
    const like = likeness(words[at]?.word ?? '', one);
    if (like === 0) return undefined;
    least = Math.min(least, like);
    at += 1;
  }
  const rest = words.slice(at);
  while (rest.length > 1 && small.has((isBehind ? rest.at(-1) : rest[0])?.word ?? '')) {
    if (isBehind) rest.pop();
    else rest.shift();
  }
  if (rest.length === 1 && small.has(rest[0]?.word ?? '') && !isBehind) rest.pop();
  const name = (isBehind ? rest.toReversed() : rest).map(({ raw }) => raw).join(' ');
  return { words: said.length, likeness: least, name };
}

/** What decides whether something is offered. */
interface Allowed {
  /** Why whoever is signed in may not carry out a write; undefined where they may. */
  blocked(needs: Needs): string | undefined;
  /** Why they may not see an area. */
  hidden(area: Area): string | undefined;
  router: Router;
}

const isOffered = ({ needs, reads, fits }: Verb, person: Person, { blocked, hidden }: Allowed) =>
  !(needs && blocked(needs)) && !(reads && hidden(reads)) && (fits?.(person) ?? true);

/** What was said to do, with each of these people; nothing that whoever is signed in may not do. */
export function verbHits(verbs: readonly Verb[], people: readonly Person[], allowed: Allowed): Hit[] {
  return people.flatMap((person) =>
    verbs
      .filter((verb) => isOffered(verb, person, allowed))
      .map((verb): Hit => ({
        id: `${verb.id} ${person.id}`,
        icon: verb.icon,
        label: verb.of(person.name),
        detail: person.detail,
        about: person,
        run: () => verb.run(person, allowed.router),
      })),
  );
}

/** All that can be done with the provider whose page is open; `withParts` with the parts of the file. */
export function hitsHere(person: Person, withParts: boolean, allowed: Allowed): Hit[] {
  return [...doing, ...(withParts ? parts : [])]
    .filter((verb) => isOffered(verb, person, allowed))
    .map((verb) => ({
      id: `here ${verb.id}`,
      icon: verb.icon,
      label: verb.label,
      detail: person.name,
      also: verb.said.join(' '),
      about: person,
      run: () => verb.run(person, allowed.router),
    }));
}
