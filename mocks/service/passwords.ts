const minimumLength = 12;

/**
 * What is wrong with a new password, as sentences; none when it may be used. The specification
 * leaves the policy open; this one asks for length, letters of both cases and a digit.
 */
export function passwordProblems(password: string, email: string): string[] {
  const problems: string[] = [];
  if (password.length < minimumLength) problems.push(`Must have at least ${minimumLength} characters.`);
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password)) {
    problems.push('Must contain upper-case and lower-case letters.');
  }
  if (!/\d/.test(password)) problems.push('Must contain a digit.');
  const name = email.split('@')[0] ?? '';
  if (name && password.toLowerCase().includes(name.toLowerCase())) {
    problems.push('Must not contain your e-mail name.');
  }
  return problems;
}
