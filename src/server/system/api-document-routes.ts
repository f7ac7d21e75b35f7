import {
  getApiDocument,
  openApiBrowser,
  openGlobalApiBrowser,
  openNodeApiBrowser,
} from '@/contract/api-document';
import { Problem } from '../http/problem';
import { serveWithoutLogin, type RouteTable } from '../http/serve';

/** The description of the API as JSON, which the build generates; undefined without one. */
export type ReadApiDocument = () => Promise<string | undefined>;

/** Serves the description of the API, and the address that links to Graylog's API browser use. */
export function serveApiDocument(
  table: RouteTable,
  { apiDocument }: { apiDocument: ReadApiDocument },
): void {
  serveWithoutLogin(table, getApiDocument, async () => {
    const text = await apiDocument();
    if (text === undefined)
      throw new Problem(503, 'The description of the API is not built. Run “npm run build”.');
    return new Response(text, { headers: { 'content-type': 'application/json' } });
  });
  // Relative, so that a path prefix does not matter.
  for (const address of [openApiBrowser, openNodeApiBrowser, openGlobalApiBrowser]) {
    const up = '../'.repeat(address.path.split('/').length - 1);
    serveWithoutLogin(
      table,
      address,
      () => new Response(null, { status: 302, headers: { location: `${up}system/api` } }),
    );
  }
}
