import { IconAlertTriangle, IconEqual, IconEqualNot, type Icon } from '@tabler/icons-react';
import type { Sentence, SentenceTone } from './sentences';
import classes from './diff.module.css';

const icons = { bad: IconAlertTriangle, change: IconEqualNot, same: IconEqual } satisfies Record<
  SentenceTone,
  Icon
>;

/** What changed in plain words, worst first. */
export function SentenceList({ sentences }: { sentences: readonly Sentence[] }) {
  return (
    <ol className={classes.sentences}>
      {sentences.map(({ tone, parts }, index) => {
        const ToneIcon = icons[tone];
        return (
          <li key={index} data-tone={tone}>
            <ToneIcon size={16} aria-hidden />
            <span>{parts.map((part, at) => (part.strong ? <b key={at}>{part.text}</b> : part.text))}</span>
          </li>
        );
      })}
    </ol>
  );
}
