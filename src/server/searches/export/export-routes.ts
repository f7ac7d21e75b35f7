import * as api from '@/contract/messages';
import type { Call } from '../../http/call';
import { Problem } from '../../http/problem';
import { serve, type RouteTable } from '../../http/serve';
import { newObjectId } from '../documents/search-schema';
import type { StoredSearches } from '../documents/stored-searches';
import type { StreamDirectory } from '../../streams/stream-store';
import type { Engine } from '../execution/engine';
import { csvFormat, jsonFormat, type ExportFormat } from './export-format';
import { createExportJobs, type AskedOf } from './export-jobs';
import { messagesRequest, resultRequest, type ExportRequest } from './export-request';
import { exportResponse } from './export-stream';

export type ExportServices = { engine: Engine; streams: StreamDirectory; searches: StoredSearches };

/** Exports messages directly or through a job that is downloaded later. */
export function serveExport(table: RouteTable, services: ExportServices): void {
  const { engine, searches } = services;
  const jobs = createExportJobs(engine.now);

  /** The search is loaded with the permissions of the user who downloads. */
  const ofSearch = (call: Call, resource: string): AskedOf => {
    const { searchId = '', searchTypeId } = call.params;
    const read = (caller: Call) =>
      resultRequest(
        call.body ?? {},
        resource,
        () => searchOf(searches, searchId, caller),
        searchTypeId,
      );
    // The search of another user is refused at once, not only when it is downloaded.
    searches.find(searchId, { username: call.user.username, permits: call.permits });
    read(call);
    return read;
  };
  const answer = (
    call: Call,
    { fields, zone, exported }: ExportRequest,
    format: (fields: readonly string[], zone: string) => ExportFormat,
  ) => exportResponse(services, exported(engine.now()), call, format(fields, zone));

  const direct = (call: Call, asked: () => ExportRequest) => {
    if (!/text\/(csv|\*)|\*\/\*/i.test(call.request.headers.get('accept') ?? '*/*'))
      throw new Problem(415, 'Only text/csv is written.', null);
    return answer(call, asked(), csvFormat);
  };
  const MESSAGES = 'MessagesResource.retrieve.arg0';
  serve(table, api.exportMessages, (call) =>
    direct(call, () => messagesRequest(call.body, MESSAGES)),
  );
  serve(table, api.exportSearch, (call) => direct(call, () => ofSearch(call, MESSAGES)(call)));
  serve(table, api.exportSearchType, (call) => direct(call, () => ofSearch(call, MESSAGES)(call)));

  const JOBS = 'ExportJobsResource.create.arg0';
  // Graylog answers with the bare id, which is not JSON.
  const created = ({ request, reply }: Call, asked: AskedOf) => {
    const id = newObjectId();
    jobs.add(id, asked);
    if (wantsJson(request)) reply.headers.set('content-type', 'application/json');
    return id;
  };
  serve(table, api.createExportJob, (call) => {
    const asked = messagesRequest(call.body, JOBS);
    return created(call, () => asked);
  });
  serve(table, api.createSearchExportJob, (call) => created(call, ofSearch(call, JOBS)));
  serve(table, api.createSearchTypeExportJob, (call) => created(call, ofSearch(call, JOBS)));

  serve(table, api.downloadExport, (call) => {
    const { jobId = '' } = call.params;
    const asked = jobs.find(jobId);
    if (!asked) throw new Problem(404, `Unable to find export job with id <${jobId}>!`);
    const hasFormulas = call.query.get('formulas') === 'keep';
    return answer(
      call,
      asked(call),
      wantsJson(call.request)
        ? jsonFormat
        : (fields, zone) => csvFormat(fields, zone, { hasFormulas }),
    );
  });
}

/** Browsers accept anything, and get CSV. */
const wantsJson = (request: Request) => {
  const accept = request.headers.get('accept') ?? '*/*';
  return /application\/json/i.test(accept) && !/text\/csv|\*\/\*/i.test(accept);
};

function searchOf(searches: StoredSearches, id: string, { user, permits }: Call) {
  const search = searches.find(id, { username: user.username, permits });
  if (!search) throw new Problem(404, `Search with id ${id} does not exist`);
  return search;
}
