import { Box, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fold } from '@/ui/fold';
import { formatNumber } from '@/lib/words';
import { Dash } from '@/ui/dash';
import { Loaded } from '@/ui/loaded';
import { WideTable } from '@/ui/sideways';
import { Verbatim } from '@/ui/text';
import { waitingOptions, waitingSearch } from './waiting';

/** How long payers have not answered what was submitted, folded until somebody asks: each plan leads to its rows. */
export function WaitingByPayer() {
  return (
    <Box px="var(--page-x)" pb="sm" fz="sm">
      <Fold summary="Days since submission, by payer">{() => <PayerTable />}</Fold>
    </Box>
  );
}

const days = (value: number | undefined) => (value === undefined ? <Dash /> : formatNumber(value));

function PayerTable() {
  const query = useQuery(waitingOptions());
  return (
    <Loaded
      query={query}
      failed="What waits for payers could not be read"
      skeleton={3}
      empty={query.data?.length === 0 && <Text c="dimmed">No enrollment waits for a payer.</Text>}
    >
      {(payers) => (
        <WideTable minWidth={560} mah={280}>
          <Table aria-label="Days since submission, by payer" maw={880}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th scope="col">Payer</Table.Th>
                <Table.Th scope="col" ta="right">
                  Waiting
                </Table.Th>
                <Table.Th scope="col" ta="right">
                  Median days
                </Table.Th>
                <Table.Th scope="col" ta="right">
                  Longest
                </Table.Th>
                <Table.Th scope="col">Plans</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {payers.map(({ name, amount, median, longest, plans }, index) => (
                <Table.Tr key={index}>
                  <Table.Th scope="row">
                    <Verbatim>{name}</Verbatim>
                  </Table.Th>
                  <Table.Td ta="right">{formatNumber(amount)}</Table.Td>
                  <Table.Td ta="right">{days(median)}</Table.Td>
                  <Table.Td ta="right">{days(longest)}</Table.Td>
                  <Table.Td>
                    {plans.map((plan, at) => (
                      <span key={plan.id ?? at}>
                        {at > 0 && ', '}
                        {plan.id ? (
                          <Link to="/enrollments" search={waitingSearch(plan.id)}>
                            <Verbatim>{plan.name}</Verbatim>
                          </Link>
                        ) : (
                          <Verbatim>{plan.name}</Verbatim>
                        )}{' '}
                        <span className="mute">{formatNumber(plan.amount)}</span>
                      </span>
                    ))}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </WideTable>
      )}
    </Loaded>
  );
}
