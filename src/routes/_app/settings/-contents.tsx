import type { ComponentType } from 'react';
import { About } from './-about';
import { AppearanceSettings } from './-appearance';
import { BoardWordSettings } from './-program/board-words';
import { ChecklistSettings } from './-checklists';
import { KeyboardSettings } from './-keyboard/keyboard';
import { LetterSettings } from './-letters/letters';
import { MatchReasonSettings, ReasonSettings } from './-reasons';
import { SessionSettings } from './-access/session';
import { IntegrationSettings } from './-integration';
import { NotificationSettings } from './-notifications';
import { LimitSettings } from './-program/limits';
import { PasswordSettings } from './-access/password';
import { TokenSettings } from './-access/tokens';
import { SharedSettings } from './-shared';
import { TransferSettings } from './-transfer/transfer';

const byService = 'Kept by the service.';
const inBrowser = 'Kept in this browser, for this environment.';
const unlessShared = 'Kept in this browser, for this environment, unless it is shared.';

/** A page of the settings. */
export interface SettingsPage {
  /** Its address below `/settings`, and the id of its heading. */
  id: string;
  title: string;
  /** Where it is kept, or what it is for. */
  subtitle: string;
  Content: ComponentType;
}

/** All of them, in the groups of the navigation beside them. */
export const settingsGroups: readonly { label: string; pages: readonly SettingsPage[] }[] = [
  {
    label: 'Your account',
    pages: [
      { id: 'tokens', title: 'Tokens and sessions', subtitle: byService, Content: TokenSettings },
      { id: 'password', title: 'Change password', subtitle: byService, Content: PasswordSettings },
      { id: 'session', title: 'Idle lock', subtitle: inBrowser, Content: SessionSettings },
    ],
  },
  {
    label: 'This console',
    pages: [
      { id: 'appearance', title: 'Appearance', subtitle: inBrowser, Content: AppearanceSettings },
      { id: 'keyboard', title: 'Keyboard', subtitle: inBrowser, Content: KeyboardSettings },
      { id: 'notifications', title: 'Notifications', subtitle: inBrowser, Content: NotificationSettings },
    ],
  },
  {
    label: 'How you credential',
    pages: [
      { id: 'limits', title: 'Program and limits', subtitle: unlessShared, Content: LimitSettings },
      { id: 'checklists', title: 'Checklist templates', subtitle: unlessShared, Content: ChecklistSettings },
      { id: 'letters', title: 'Letter templates', subtitle: unlessShared, Content: LetterSettings },
      { id: 'reasons', title: 'Review reasons', subtitle: unlessShared, Content: ReasonSettings },
      { id: 'match-reasons', title: 'Match reasons', subtitle: unlessShared, Content: MatchReasonSettings },
      { id: 'board-words', title: 'Words of boards', subtitle: unlessShared, Content: BoardWordSettings },
    ],
  },
  {
    label: 'Organization',
    pages: [
      {
        id: 'shared',
        title: 'Shared',
        subtitle: 'Kept by the service, for everybody who works here.',
        Content: SharedSettings,
      },
      {
        id: 'transfer',
        title: 'Export and import',
        subtitle: 'Settings and saved views as one file.',
        Content: TransferSettings,
      },
      { id: 'integration', title: 'Integration', subtitle: byService, Content: IntegrationSettings },
      {
        id: 'about',
        title: 'About',
        subtitle: 'Which console and which service this is.',
        Content: About,
      },
    ],
  },
];

/** The page of an address; undefined where there is none of this name. */
export const settingsPage = (id: string | undefined): SettingsPage | undefined =>
  settingsGroups.flatMap(({ pages }) => pages).find((page) => page.id === id);
