import { Table } from '@mantine/core';
import { WideTable } from '@/ui/sideways';

const headers = [
  {
    name: 'X-WebhookType',
    is: 'The type of the webhook, such as LicenseChanged',
    use: 'Tells messages apart where several webhooks share one address',
  },
  {
    name: 'X-WebhookId',
    is: 'The id of the webhook',
    use: 'Known only to who created the webhook; says which one it was',
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
    // It scrolls where it is narrow, so arrow keys must reach it.
    <WideTable minWidth={480} type="native" role="region" tabIndex={0} aria-label="Headers of a message">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" w={120}>
              Header
            </Table.Th>
            <Table.Th scope="col">What it is</Table.Th>
            <Table.Th scope="col">What to do with it</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {headers.map(({ name, is, use }) => (
            <Table.Tr key={name}>
              <Table.Th scope="row">
                <code translate="no">{name}</code>
              </Table.Th>
              <Table.Td>{is}</Table.Td>
              <Table.Td>{use}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </WideTable>
  );
}
