import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LeadsSomewhere } from '@/shared/navigation/leads-somewhere';

/** A link where its page exists, else its words alone. */
export function LinkIfPage({ to, children }: { to: string; children: ReactNode }) {
  return useContext(LeadsSomewhere)(to) ? <Link to={to}>{children}</Link> : children;
}
