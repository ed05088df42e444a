import { Badge, Box, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { config } from '@/config';
import { Logo } from '@/ui/icons';
import { usePageFocus } from '@/ui/page-focus';

interface SignInPageProps {
  title: string;
  /** One line under the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** The frame of every page before one is signed in: the product, whose it is, one column. */
export function SignInPage({ title, note, children }: SignInPageProps) {
  const heading = usePageFocus(title);
  const shown = useRef(title);
  useEffect(() => {
    // Another step has taken the place of what had focus.
    if (shown.current !== title) heading.current?.focus();
    shown.current = title;
  }, [title, heading]);
  const { organizationName, environment, links } = config();
  return (
    <Stack gap="xl" mih="100%" pt="min(14vh, 128px)" px="lg" pb="xl">
      <Box component="main" flex={1} w="100%" maw={344} mx="auto">
        <Group gap="sm" mb={32}>
          <Logo size={24} />
          <Text fw={600} size="lg">
            Credence
          </Text>
          {environment.label && !environment.production && (
            <Badge variant="light" color="amber" radius="sm" tt="none" fw={500} ml="auto">
              {environment.label}
            </Badge>
          )}
        </Group>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Text c="dimmed" size="md" mih={20} mb={20}>
          {note ?? organizationName}
        </Text>
        {children}
      </Box>
      {(links.help ?? links.privacy) && (
        <Group component="footer" justify="center" gap={20} fz="sm">
          {links.help && <ExternalLink href={links.help}>Help</ExternalLink>}
          {links.privacy && <ExternalLink href={links.privacy}>Privacy</ExternalLink>}
        </Group>
      )}
    </Stack>
  );
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
