import type { Capability } from '@/contract/shares';
import { t } from '@/shared/texts/t';

/** GRN types in the user's language; unknown ones are returned unchanged. */
export function entityTypeText(type: string): string {
  switch (type) {
    case 'dashboard':
    case 'search':
    case 'stream':
    case 'event_definition':
    case 'notification':
    case 'output':
    case 'search_filter':
      return t(`users.entity.${type}`);
    default:
      return type;
  }
}

export function capabilityText(capability: Capability | undefined): string {
  switch (capability) {
    case 'view':
      return t('users.capability.view');
    case 'manage':
      return t('users.capability.manage');
    case 'own':
      return t('users.capability.own');
    case undefined:
      return '';
    default:
      // A capability of a newer server.
      return capability;
  }
}
