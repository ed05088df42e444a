import { Alert, List } from '@mantine/core';
import { IconOctagonX } from '@/ui/icons';
import { use, type ReactNode, type RefObject } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { describeError, isApiError, isSaidBy } from '@/api/errors';
import { count } from '@/lib/words';
import { Button } from '@/ui/button';
import { CorrelationId, InlineError } from '@/ui/states';
import { flattenErrors, focusField, KnownFields } from './form-context';

interface FormErrorsProps {
  control: Control<FieldValues>;
  element: RefObject<HTMLFormElement | null>;
  /** What the last try to save failed with. */
  error: unknown;
  /** Messages of the service that belong to no field of this form. */
  others: string[];
  /** Whether the service put messages to fields; its error is then told by the summary. */
  inFields: boolean;
  /** The way on once the failed write is found to be carried out. */
  children?: ReactNode;
}

/** What is wrong with a form, above its button: the failure that belongs to no field, and a way to each that does. */
export function FormErrors({ control, element, error, others, inFields, children }: FormErrorsProps) {
  const fields = use(KnownFields);
  const { errors, submitCount } = useFormState({ control });
  // In the order of the fields on screen; a schema may check what belongs together after the rest.
  const order = [...fields.keys()];
  const placeOf = (name: string) => (fields.has(name) ? order.indexOf(name) : order.length);
  const wrong =
    submitCount > 0
      ? flattenErrors(errors).toSorted((one, other) => placeOf(one.name) - placeOf(other.name))
      : [];
  const failed = error !== null && error !== undefined;
  // Once every field that the service complained about was changed, its complaint goes too.
  const alert = failed && (!inFields || others.length > 0);
  const { title, text } = describeError(error);
  const further = others.filter((message) => !isSaidBy(message, title) && !isSaidBy(message, text));
  return (
    <>
      {alert && (
        <>
          <InlineError error={error} kept={keptWords(error)}>
            {children}
          </InlineError>
          {further.length > 0 && (
            <List listStyleType="disc">
              {further.map((message) => (
                <List.Item key={message}>{message}</List.Item>
              ))}
            </List>
          )}
        </>
      )}
      {wrong.length > 0 && (wrong.length > 1 || inFields) && (
        <Alert
          role="region"
          color="red"
          icon={<IconOctagonX size={16} aria-hidden />}
          aria-label="What to correct"
          tabIndex={-1}
        >
          <output>
            {inFields ? 'The service did not accept ' : 'To correct: '}
            {count(wrong.length, 'field')}
            {inFields ? '. Nothing was saved, what you typed is still here.' : '.'}
          </output>
          <ul>
            {wrong.map(({ name, message }) => (
              <li key={name}>
                <Button variant="transparent" size="xs" onClick={() => focusField(element.current, name)}>
                  {fields.get(name)?.label ?? name}
                </Button>
                : {message}
              </li>
            ))}
          </ul>
          {inFields && isApiError(error) && error.correlationId && <CorrelationId id={error.correlationId} />}
        </Alert>
      )}
    </>
  );
}

/** Only an answer of the kind 4xx says for certain that nothing was carried out. */
function keptWords(error: unknown): string {
  const refused = isApiError(error) && error.kind === 'problem' && error.status < 500;
  return refused ? 'Nothing was saved. What you typed is still here.' : 'What you typed is still here.';
}
