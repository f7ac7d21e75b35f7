import { useContext, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RouteExists } from '@/shared/navigation/route-exists';

/** A link if the page exists, otherwise plain text. */
export function LinkIfPage({ to, children }: { to: string; children: ReactNode }) {
  return useContext(RouteExists)(to) ? <Link to={to}>{children}</Link> : children;
}
