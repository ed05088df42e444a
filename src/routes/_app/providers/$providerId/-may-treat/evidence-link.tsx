import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { TreatEvidence } from '@/domain/treat';

interface EvidenceLinkProps {
  evidence: TreatEvidence | undefined;
  providerId: string;
  children: ReactNode;
}

/** What is said, as a link to where that can be looked at. */
export function EvidenceLink({ evidence, providerId, children }: EvidenceLinkProps) {
  switch (evidence?.kind) {
    case 'license':
      return (
        <Link
          to="/providers/$providerId/licenses/$licenseId"
          params={{ providerId, licenseId: evidence.licenseId }}
        >
          {children}
        </Link>
      );
    case 'scan':
      return (
        <Link to="/scans/$scanId" params={{ scanId: evidence.scanId }}>
          {children}
        </Link>
      );
    case 'info':
      return (
        <Link
          to="/providers/$providerId"
          params={{ providerId }}
          search={{ tab: 'info' }}
          hash={`info-${evidence.collection}`}
        >
          {children}
        </Link>
      );
    case 'tab':
      return (
        <Link to="/providers/$providerId" params={{ providerId }} search={{ tab: evidence.tab }}>
          {children}
        </Link>
      );
    case 'request':
      return (
        <Link to="/credentialing/$requestId" params={{ requestId: evidence.requestId }}>
          {children}
        </Link>
      );
    case 'provider':
      return (
        <Link to="/providers/$providerId" params={{ providerId: evidence.providerId }}>
          {children}
        </Link>
      );
    case undefined:
      return children;
  }
}
