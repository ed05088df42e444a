import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldLabel } from '@/form/form-context';
import { formatDate } from '@/lib/dates';
import { count } from '@/lib/words';
import { Checkbox } from '@mantine/core';
import type { ElementValues } from './-element-values';
import type { Evidence, EvidenceKind } from '@/features/credentialing/held';
import classes from './-checklist.module.css';

const kinds: Record<EvidenceKind, string> = {
  licenseVerifications: 'License verifications',
  datasetScans: 'Dataset scans',
  providerInfo: 'What the provider told',
  facilityInfo: 'What the facility told',
  profiles: 'Imported profiles',
  facilitySpecialties: 'Specialties',
  files: 'Files',
};

interface EvidenceFieldProps {
  known: readonly Evidence[];
  /** Everything that is held was read. */
  isComplete: boolean;
}

/** Chooses evidence among what is held. */
export function EvidenceField({ known, isComplete }: EvidenceFieldProps) {
  const { control, setValue } = useFormContext<ElementValues>();
  const chosen = useWatch({ control, name: 'evidence' });
  const [text, setText] = useState('');
  const id = useId();
  useFieldLabel('evidence', 'Evidence');
  const wanted = text.trim().toLowerCase();
  const fits = ({ key, label, source }: Evidence) =>
    chosen.includes(key) || !wanted || `${label} ${source ?? ''}`.toLowerCase().includes(wanted);
  const toggle = (key: string, on: boolean) =>
    setValue('evidence', on ? [...chosen, key] : chosen.filter((one) => one !== key), { shouldDirty: true });
  const groups = (Object.keys(kinds) as EvidenceKind[])
    .map((kind) => ({ kind, list: known.filter((one) => one.kind === kind && fits(one)) }))
    .filter(({ list }) => list.length > 0);
  return (
    <fieldset className={classes.picker} data-field="evidence" tabIndex={-1}>
      <legend>Evidence</legend>
      <label htmlFor={id} className="visually-hidden">
        Find evidence
      </label>
      <input
        id={id}
        type="search"
        className={classes.search}
        placeholder="Find among what is held"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        // Enter would send the form.
        onKeyDown={(event) =>
          event.key === 'Enter' && !event.ctrlKey && !event.metaKey && event.preventDefault()
        }
      />
      <div className={classes.choices}>
        {groups.map(({ kind, list }) => (
          <div key={kind} role="group" aria-label={kinds[kind]}>
            <p className={classes.kind} aria-hidden="true">
              {kinds[kind]}
            </p>
            {list.map(({ key, label, source, verifiedAt, gap }) => (
              <Checkbox
                key={key}
                label={label}
                description={
                  [source === label ? '' : source, verifiedAt && formatDate(verifiedAt), gap]
                    .filter(Boolean)
                    .join(', ') || undefined
                }
                checked={chosen.includes(key)}
                onChange={(event) => toggle(key, event.currentTarget.checked)}
              />
            ))}
          </div>
        ))}
        {groups.length === 0 && (
          <p className={classes.quiet}>
            {!isComplete
              ? 'What is held could not be read.'
              : known.length === 0
                ? 'Nothing is held yet.'
                : 'Nothing with these words.'}
          </p>
        )}
      </div>
      <p className={classes.quiet}>{count(chosen.length, 'reference')} chosen</p>
    </fieldset>
  );
}
