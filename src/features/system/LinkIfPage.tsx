import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeadsSomewhere } from '@/shared/navigation/leads-somewhere';

/** A link if the page exists, otherwise plain text. */
export function LinkIfPage({ to, children }: { to: string; children: ReactNode }) {
  return useContext(LeadsSomewhere)(to) ? <Link to={to}>{children}</Link> : children;
}
