import classes from '@/features/webhooks/webhooks.module.css';

const headers = [
  {
    name: 'X-WebhookType',
    is: 'The type of the webhook, such as LicenseChanged',
    use: 'Tells messages apart where several webhooks share one address',
  },
  {
    name: 'X-WebhookId',
    is: 'The id of the webhook',
    use: 'Known only to those who see the webhook here; says which one it was',
  },
  {
    name: 'X-Secret',
    is: 'The secret of the webhook; absent when it has none',
    use: 'Compare it with what you stored; refuse what differs',
  },
  {
    name: 'X-TraceId',
    is: 'An id of the message, the same at every attempt',
    use: 'Handle each id once',
  },
];

/** The four headers of a message (rules.md 18.2). */
export function HeaderTable() {
  return (
    <table className={classes.headerTable}>
      <thead>
        <tr>
          <th scope="col">Header</th>
          <th scope="col">What it is</th>
          <th scope="col">What to do with it</th>
        </tr>
      </thead>
      <tbody>
        {headers.map(({ name, is, use }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{is}</td>
            <td>{use}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
