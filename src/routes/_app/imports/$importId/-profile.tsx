import { useMemo } from 'react';
import { fileBlobOptions } from '@/features/files/blob';
import { fileName } from '@/lib/file-name';
import { FileButton } from '@/ui/attachment-list';
import { Dash } from '@/ui/dash';
import { type IdNames, isFields, nameOfKey, plainText, profileSections } from './-profile-sections';
import { useIdNames } from './-use-id-names';
import classes from './-profile.module.css';

interface ProfileValueProps {
  /** The key that the value stands under; it tells what an id stands for. */
  name: string;
  value: unknown;
  names: IdNames;
  depth?: number;
}

/** How far parts are drawn within parts; what lies deeper is written as it came. */
const deepest = 8;

/** A value of any shape: a text, a list, or the fields of a part, each of which may hold more. */
export function ProfileValue({ name, value, names, depth = 0 }: ProfileValueProps) {
  if (depth > deepest) return <bdi>{JSON.stringify(value)}</bdi>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <Nothing depth={depth} />;
    if (!value.some((item) => typeof item === 'object' && item !== null))
      return <bdi>{value.map((item) => plainText(name, item, names) || '–').join(', ')}</bdi>;
    return (
      <ul className={classes.entries}>
        {value.map((item, index) => (
          <li key={index}>
            <ProfileValue name={name} value={item} names={names} depth={depth + 1} />
          </li>
        ))}
      </ul>
    );
  }
  if (isFields(value)) {
    const fields = Object.entries(value);
    if (fields.length === 0) return <Nothing depth={depth} />;
    return (
      <dl className={classes.fields}>
        {fields.map(([key, inner]) => (
          <div key={key} data-wide={isLarge(inner) || undefined}>
            <dt>{nameOfKey(key)}</dt>
            <dd>
              <ProfileValue name={key} value={inner} names={names} depth={depth + 1} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  const text = plainText(name, value, names);
  if (!text) return <Dash />;
  if (name.endsWith('FilePath'))
    return (
      <>
        <bdi>{fileName(text)}</bdi> <FileButton path={text} name={fileName(text)} file={fileBlobOptions} />
      </>
    );
  return <bdi>{text}</bdi>;
}

function Nothing({ depth }: { depth: number }) {
  return depth === 0 ? <p className="mute">The source gave none.</p> : <Dash />;
}

/** Parts that hold parts take the whole width. */
function isLarge(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isFields(item) || Array.isArray(item));
  return isFields(value);
}

/** An imported profile, whole: every field of every part, in sections. */
export function ProfileView({ profile }: { profile: unknown }) {
  const sections = useMemo(() => profileSections(profile), [profile]);
  const names = useIdNames(profile);
  return (
    <section aria-labelledby="profile-title">
      <h2 id="profile-title">The whole profile</h2>
      {sections.map(({ id, title, value }) => (
        <div key={id} className={classes.section}>
          <h3>{title}</h3>
          <ProfileValue name={id} value={value} names={names} />
        </div>
      ))}
    </section>
  );
}
