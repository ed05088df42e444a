import { useMemo } from 'react';
import { profileSections } from './-profile-sections';
import { ProfileValue } from './-profile-value';
import classes from './-profile.module.css';
import { useIdNames } from './-use-id-names';

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
