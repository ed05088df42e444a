import { IconOctagonX } from '@/ui/icons';
import { use, type RefObject } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { isApiError } from '@/api/errors';
import { count } from '@/lib/words';
import { CopyButton } from '@/ui/copy-button';
import { InlineError } from '@/ui/states';
import { Mono } from '@/ui/text';
import { FieldLabels, flattenErrors, focusField } from './form-context';
import classes from './form.module.css';

interface FormErrorsProps {
  control: Control<FieldValues>;
  element: RefObject<HTMLFormElement | null>;
  /** What the last try to save failed with. */
  error: unknown;
  /** Messages of the service that belong to no field of this form. */
  others: string[];
  /** Whether the service put messages to fields; its error is then told by the summary. */
  inFields: boolean;
}

/** What is wrong with a form, above its button: the failure that belongs to no field, and a way to each that does. */
export function FormErrors({ control, element, error, others, inFields }: FormErrorsProps) {
  const labels = use(FieldLabels);
  const { errors, submitCount } = useFormState({ control });
  const wrong = submitCount > 0 ? flattenErrors(errors) : [];
  const failed = error !== null && error !== undefined;
  // Once every field that the service complained about was changed, its complaint goes too.
  const alert = failed && (!inFields || others.length > 0);
  return (
    <>
      {alert && (
        <>
          <InlineError error={error} kept={keptWords(error)} />
          {others.length > 0 && (
            <ul className={classes.others}>
              {others.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          )}
        </>
      )}
      {wrong.length > 0 && (wrong.length > 1 || inFields) && (
        <section className={classes.summary} aria-label="What to correct" tabIndex={-1}>
          <IconOctagonX size={16} aria-hidden />
          <div>
            <output>
              {inFields ? 'The service did not accept ' : 'To correct: '}
              {count(wrong.length, 'field')}
              {inFields ? '. Nothing was saved, what you typed is still here.' : '.'}
            </output>
            <ul>
              {wrong.map(({ name, message }) => (
                <li key={name}>
                  <button type="button" onClick={() => focusField(element.current, name)}>
                    {labels.get(name) ?? name}
                  </button>
                  : {message}
                </li>
              ))}
            </ul>
            {inFields && isApiError(error) && error.correlationId && (
              <p className={classes.correlation}>
                <Mono>{error.correlationId}</Mono>
                <CopyButton value={error.correlationId} label="correlation id" />
              </p>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** Only an answer of the kind 4xx says for certain that nothing was carried out. */
function keptWords(error: unknown): string {
  const refused = isApiError(error) && error.kind === 'problem' && error.status < 500;
  return refused ? 'Nothing was saved. What you typed is still here.' : 'What you typed is still here.';
}
