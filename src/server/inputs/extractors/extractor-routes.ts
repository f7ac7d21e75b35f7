import { randomUUID } from 'node:crypto';
import * as api from '@/contract/extractors';
import { PERMISSIONS } from '@/contract/permissions';
import type { ExtractorEnvironment } from '@/domain/processing/extractors/definition/environment';
import type { OpenCall } from '../../http/call';
import { Problem } from '../../http/problem';
import { serve } from '../../http/serve';
import type { ExtractorFigures } from '../../processing/extractors/extractor-totals';
import type { Module } from '../../resource/registry';
import type { InputService } from '../running/input-service';
import { summaryOf } from './extractor-answers';
import { quarantined } from './extractor-notifications';
import { sentExtractor, sentOrder } from './extractor-request';
import type { ExtractorStore, StoredExtractor } from './extractor-store';

export type ExtractorServices = {
  nodeId: string;
  inputs: Pick<InputService, 'get'>;
  extractors: ExtractorStore;
  /** That of now: grok patterns may change. */
  extractorEnvironment: () => ExtractorEnvironment;
  /** What the extractors did since the start. */
  writer: { extractorFigures(): ReadonlyMap<string, ExtractorFigures> };
};

/** Extractors of inputs. Who may read an input may read them, who may edit it may change them. */
export const serveExtractors: Module<ExtractorServices> = (registry, services) => {
  const { extractors, extractorEnvironment, writer, inputs, nodeId } = services;
  const summary = (one: StoredExtractor) => summaryOf(one, writer.extractorFigures().get(one.id));
  registry.notifications.push(() =>
    quarantined({ extractors, inputs, figures: writer.extractorFigures(), nodeId }),
  );

  serve(registry, api.listExtractors, (call) => {
    const all = extractors.of(inputOf(call, services, PERMISSIONS.inputs.read));
    return { total: all.length, extractors: all.map(summary) };
  });
  serve(registry, api.getExtractor, (call) =>
    summary(found(call, services, PERMISSIONS.inputs.read).extractor),
  );
  serve(registry, api.createExtractor, async (call) => {
    const inputId = inputOf(call, services, PERMISSIONS.inputs.edit);
    const settings = sentExtractor(call.body, randomUUID(), extractorEnvironment());
    const extractor = { ...settings, creator_user_id: call.user.username };
    await extractors.save(inputId, [...extractors.of(inputId), extractor]);
    call.reply.headers.set(
      'location',
      `${new URL(call.request.url).origin}/system/inputs/${inputId}/extractors/${extractor.id}`,
    );
    return { extractor_id: extractor.id };
  });
  serve(registry, api.updateExtractor, async (call) => {
    const { inputId, extractor } = found(call, services, PERMISSIONS.inputs.edit);
    const settings = sentExtractor(call.body, extractor.id, extractorEnvironment());
    const changed = { ...settings, creator_user_id: extractor.creator_user_id };
    await extractors.save(
      inputId,
      extractors.of(inputId).map((one) => (one.id === changed.id ? changed : one)),
    );
    return summary(changed);
  });
  serve(registry, api.deleteExtractor, async (call) => {
    const { inputId, extractor } = found(call, services, PERMISSIONS.inputs.edit);
    await extractors.save(
      inputId,
      extractors.of(inputId).filter(({ id }) => id !== extractor.id),
    );
    return null;
  });
  serve(registry, api.orderExtractors, async (call) => {
    const inputId = inputOf(call, services, PERMISSIONS.inputs.edit);
    const numbers = sentOrder(call.body);
    await extractors.save(
      inputId,
      extractors.of(inputId).map((one) => ({ ...one, order: numbers.get(one.id) ?? one.order })),
    );
    return null;
  });
};

/** Checks the permission first, so that callers cannot find out which ids exist. */
function inputOf(
  call: OpenCall,
  { inputs }: Pick<ExtractorServices, 'inputs'>,
  permission: string,
): string {
  const { inputId = '' } = call.params;
  call.demand(permission, inputId);
  if (inputs.get(inputId) === undefined) throw new Problem(404, `Input <${inputId}> not found!`);
  return inputId;
}

function found(
  call: OpenCall,
  services: ExtractorServices,
  permission: string,
): { inputId: string; extractor: StoredExtractor } {
  const inputId = inputOf(call, services, permission);
  const { extractorId = '' } = call.params;
  const extractor = services.extractors.of(inputId).find(({ id }) => id === extractorId);
  if (extractor === undefined)
    throw new Problem(404, `Couldn't find extractor ${extractorId} of input <${inputId}>.`);
  return { inputId, extractor };
}
