import type { GhostWindow, Unit } from '@/domain/search/formatting/formatting';
import { t } from '@/shared/texts/t';

export const unitName = (unit: Unit): string =>
  ({
    plain: t('editor.unitOf.plain'),
    ns: t('editor.unitOf.ns'),
    us: t('editor.unitOf.us'),
    ms: t('editor.unitOf.ms'),
    s: t('editor.unitOf.s'),
    min: t('editor.unitOf.min'),
    h: t('editor.unitOf.h'),
    d: t('editor.unitOf.d'),
    bytes: t('editor.unitOf.bytes'),
    'bytes-si': t('editor.unitOf.bytesSi'),
    percent: t('editor.unitOf.percent'),
    ratio: t('editor.unitOf.ratio'),
  })[unit];

export const ghostChoice = (window: GhostWindow): string =>
  ({
    previous: t('editor.ghost.previous'),
    '1d': t('editor.ghost.day'),
    '1w': t('editor.ghost.week'),
  })[window];
