export interface PasswordRule {
  text: string;
  met: boolean;
}

/** Length that is advised: the service has its own rules and the last word (rules.md 3.4). */
export const shortestPassword = 12;

/**
 * The rules for a new password with whether `candidate` meets them, to be shown before they are broken. `current` is
 * the password that is replaced, where it is known (rules.md 3.4).
 */
export function passwordRules(
  candidate: string,
  known: { current?: string | undefined; email?: string | undefined },
): PasswordRule[] {
  const name = known.email?.split('@')[0]?.toLowerCase();
  const rules = [
    { text: `At least ${shortestPassword} characters`, met: candidate.length >= shortestPassword },
    {
      text: 'Upper-case and lower-case letters, and a digit',
      met: /\p{Lu}/u.test(candidate) && /\p{Ll}/u.test(candidate) && /\d/.test(candidate),
    },
  ];
  if (name) {
    const met = candidate !== '' && !candidate.toLowerCase().includes(name);
    rules.push({ text: 'Not your name from the e-mail address', met });
  }
  if (known.current !== undefined) {
    rules.push({
      text: 'Another one than the current password',
      met: candidate !== '' && candidate !== known.current,
    });
  }
  return rules;
}
