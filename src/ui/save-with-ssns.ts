import { confirmAction } from './confirm';
import type { SsnsInFile } from './files';
import { notify } from './notify';

/** Saves a file of somebody who sees of social security numbers how they end, and says before or afterwards what is in it. */
export function saveWithSsns(name: string, has: SsnsInFile, save: () => void): void {
  if (has === 'masked') {
    save();
    notify({
      tone: 'neutral',
      title: `${name}: social security numbers are masked`,
      message: 'What was saved has their last four digits. The file that the service holds is another one.',
    });
    return;
  }
  confirmAction({
    title: 'This file may contain whole social security numbers',
    action: 'Download',
    children: `Your role is shown their last four digits. In ${name} everything stands as the service holds it: nothing is masked.`,
    run: save,
  });
}
