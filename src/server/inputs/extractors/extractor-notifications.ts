import type { Notification } from '@/contract/system';
import type { ExtractorFigures } from '../../processing/extractors/extractor-totals';
import type { InputService } from '../running/input-service';
import type { ExtractorStore } from './extractor-store';

type Watched = {
  extractors: Pick<ExtractorStore, 'all'>;
  inputs: Pick<InputService, 'get'>;
  figures: ReadonlyMap<string, ExtractorFigures>;
  nodeId: string;
};

/** One for each extractor that does not run for a while, because it took too long again and again. */
export const quarantined = ({ extractors, inputs, figures, nodeId }: Watched): Notification[] =>
  [...extractors.all()].flatMap(([inputId, all]) =>
    all.flatMap(({ id, title }): Notification[] => {
      const { quarantine, skipped = 0, total } = figures.get(id) ?? {};
      if (quarantine === undefined) return [];
      const details = {
        input_id: inputId,
        input_title: inputs.get(inputId)?.title ?? inputId,
        extractor_id: id,
        extractor_title: title,
        milliseconds: Math.round((total?.micros.max ?? 0) / 1_000),
        skipped,
      };
      return [
        {
          severity: 'urgent',
          type: 'extractor_quarantined',
          key: id,
          timestamp: new Date(quarantine.since).toISOString(),
          node_id: nodeId,
          details,
        },
      ];
    }),
  );
