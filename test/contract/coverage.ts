import type { Backend } from '@/server/backend';
import { differencesOf, whyKnown } from './compare';
import { keyOf, planOf, servedBy } from './plan';
import {
  areas,
  recordedShapes,
  referenceSections,
  type RecordedRequest,
} from './recorded-requests';
import { createReplay, recordedWorld, type Answer } from './replay';
import { shapeOf } from './shapes';

/** How completely the node answers one endpoint of the reference. */
export type Coverage = {
  endpoint: string;
  served: boolean;
  /** Recorded requests that were sent to this node. */
  checked: number;
  /** Of those, the ones whose responses differ for a documented reason. */
  knownToDiffer: number;
  /** `area/name: difference` for all others. */
  differing: string[];
  /** Recorded requests that cannot be sent yet. */
  notSent: number;
  /**
   * Paths of lists and maps that are filled in the recording and always empty here, so that their
   * elements are not checked.
   */
  alwaysEmpty: string[];
};
export type Section = { title: string; endpoints: Coverage[] };
/** `own` are routes of the node that the reference does not have. */
export type CoverageReport = { sections: Section[]; own: string[] };

/** Sends all recorded requests to a node. */
export async function measureCoverage(): Promise<CoverageReport> {
  const found = new Map<string, Coverage>();
  const sections = Object.entries(referenceSections).map(([title, endpoints]) => ({
    title,
    endpoints: endpoints.map(emptyCoverage),
  }));
  for (const coverage of sections.flatMap(({ endpoints }) => endpoints))
    found.set(keyOf(coverage.endpoint), coverage);

  const own = new Set<string>();
  const seen = new Map<string, Set<string>>();
  for (const { area, requests } of areas) {
    const backend = await recordedWorld();
    for (const key of servedBy(backend)) {
      const coverage = found.get(key);
      if (coverage) coverage.served = true;
      else own.add(key);
    }
    await replayArea(backend, area, requests, found, seen);
    await backend.close();
  }
  for (const [key, paths] of seen) found.get(key)?.alwaysEmpty.push(...emptyAmong(key, paths));
  return { sections, own: [...own].sort() };
}

const emptyCoverage = (endpoint: string): Coverage => ({
  endpoint,
  served: false,
  checked: 0,
  knownToDiffer: 0,
  differing: [],
  notSent: 0,
  alwaysEmpty: [],
});

async function replayArea(
  backend: Backend,
  area: string,
  requests: (typeof areas)[number]['requests'],
  found: ReadonlyMap<string, Coverage>,
  seen: Map<string, Set<string>>,
): Promise<void> {
  const { run, missing, waiting } = planOf(requests, servedBy(backend));
  for (const { shape } of [...missing, ...waiting]) {
    const coverage = found.get(shape);
    if (coverage) coverage.notSent += 1;
  }
  const replay = await createReplay(backend);
  for (const request of run) {
    const answer = await replay(request);
    const differences = differencesOf(request, answer);
    remember(seen, request, answer);
    const coverage = found.get(request.shape);
    if (!coverage) continue;
    coverage.checked += 1;
    const unexplained = differences.filter((difference) => !whyKnown(area, request, difference));
    if (unexplained.length > 0)
      coverage.differing.push(`${area}/${request.name}: ${unexplained.join('; ')}`);
    else if (differences.length > 0) coverage.knownToDiffer += 1;
  }
}

function remember(
  seen: Map<string, Set<string>>,
  { shape, status }: RecordedRequest,
  answer: Answer,
): void {
  const recorded = recordedShapes[shape]?.[status];
  if (!recorded || answer.status !== status) return;
  const paths = seen.get(shape) ?? new Set();
  seen.set(shape, paths);
  for (const path of shapeOf(answer.body, recorded).keys()) paths.add(path);
}

/** Only the outermost ones, because everything inside of them is missing as well. */
function emptyAmong(key: string, paths: ReadonlySet<string>): string[] {
  const recorded = new Set(
    Object.values(recordedShapes[key] ?? {}).flatMap((shape) => Object.keys(shape)),
  );
  return [...recorded].filter(
    (path) =>
      /(\[\]|\.\{key\})$/.test(path) &&
      !paths.has(path) &&
      paths.has(path.replace(/(\[\]|\.\{key\})$/, '')),
  );
}
