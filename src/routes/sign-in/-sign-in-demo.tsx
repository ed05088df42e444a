import classes from '@/session/sign-in-page.module.css';

interface DemoAccount {
  email: string;
  password: string;
}

const password = 'Credence-demo-1';

const accounts = [
  { email: 'specialist@credence.example', shows: 'daily work' },
  { email: 'admin@credence.example', shows: 'everything' },
  { email: 'reader@credence.example', shows: 'reads only' },
  { email: 'change@credence.example', shows: 'has to change the password' },
];

/** The accounts of the simulated service, filled in with one click. */
export function DemoAccounts({ onChoose }: { onChoose(account: DemoAccount): void }) {
  return (
    <section className={classes.demo} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">Demo accounts</h2>
      <ul className={classes.accounts}>
        {accounts.map(({ email, shows }) => (
          <li key={email}>
            <button type="button" onClick={() => onChoose({ email, password })}>
              <span>{email}</span>
              <span>{shows}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
