import { Icon, type IconName } from '@/ui/icons';
import type { Sentence, SentenceTone } from './sentences';
import classes from './diff.module.css';

const icons = { bad: 'alert', change: 'unequal', same: 'equal' } satisfies Record<SentenceTone, IconName>;

/** What changed in plain words, worst first. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ol className={classes.sentences}>
      {sentences.map(({ tone, parts }, index) => (
        <li key={index} data-tone={tone}>
          <Icon name={icons[tone]} />
          <span>{parts.map((part, at) => (part.strong ? <b key={at}>{part.text}</b> : part.text))}</span>
        </li>
      ))}
    </ol>
  );
}
